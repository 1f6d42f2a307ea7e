import { listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import type { Merchant } from './merchants.ts';

/** The merchants of all brands of a folder. Throws when the folder cannot be read. */
export async function readMerchants(brandsDir: string): Promise<Merchant[]> {
  const ids = await listBrands(brandsDir);
  return Promise.all(
    ids.map(async (id) => {
      const source = await readBrand(brandsDir, id);
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
