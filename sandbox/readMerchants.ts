import { listBrands, readBrand } from '#scripts/build/readBrand.ts';
import { resolveBrand } from '#scripts/build/resolve.ts';
import type { Merchant } from './merchants.ts';

/** The merchants of all brands of a folder. Throws when the folder cannot be read. */
export async function readMerchants(brandsDir: string): Promise<Merchant[]> {
  const ids = await listBrands(brandsDir);
  return Promise.all(
    ids.map(async (id) => {
      const brand = resolveBrand((await readBrand(brandsDir, id)).manifest.value);
      return { merchantCode: brand.merchantCode, brand };
    }),
  );
}
