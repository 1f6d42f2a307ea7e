import { siteSources } from '#scripts/pipeline/markets.ts';
import { listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import type { Merchant } from './merchants.ts';

/** The merchants of all brands of a folder, one for each market of a brand. Throws when the folder cannot be read. */
export async function readMerchants(brandsDir: string): Promise<Merchant[]> {
  const ids = await listBrands(brandsDir);
  const brands = await Promise.all(ids.map((id) => readBrand(brandsDir, id)));
  return Promise.all(
    brands.flatMap(siteSources).map(async (source) => {
      const brand = resolveBrand(source.manifest.value);
      return {
        ...{ merchantCode: brand.merchantCode, brand },
        // The theme builder is loaded by the first page with colours.
        theme: async () => {
          const { buildTheme } = await import('#scripts/pipeline/theme/buildTheme.ts');
          return (await buildTheme(source.tokens, brand.themes)).css;
        },
      };
    }),
  );
}
