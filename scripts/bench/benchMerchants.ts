import { join } from 'node:path';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { ROOT } from '../setup/packages.mjs';
import { found } from './found.ts';

/** The merchants of the repository's brands. Throws if there are none. */
export async function benchMerchants(): Promise<Merchant[]> {
  const merchants = await readMerchants(join(ROOT, 'brands'));
  found(merchants[0], 'brand');
  return merchants;
}

/** The first merchant whose brand fits. Throws if none does; `what` describes it. */
export async function merchantWith(
  what: string,
  fits: (brand: Merchant['brand']) => boolean,
): Promise<Merchant> {
  const merchants = await benchMerchants();
  const merchant = merchants.find(({ brand }) => fits(brand));
  return found(merchant, what);
}
