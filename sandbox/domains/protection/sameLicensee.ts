import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';

const holdersOf = ({ brand }: Merchant): ReadonlySet<string> =>
  new Set(brand.compliance.licences.map(({ holder }) => holder));

/**
 * The codes of all merchants of one licensee: those with a licence of the same holder, or, without any licence, all others
 * without one.
 */
export function licenseeOf(merchant: Merchant, { all }: Merchants): string[] {
  const own = holdersOf(merchant);
  return all
    .filter((other) => {
      const holders = holdersOf(other);
      return own.size === 0 ? holders.size === 0 : [...own].some((holder) => holders.has(holder));
    })
    .map(({ merchantCode }) => merchantCode);
}

/** The codes of the merchants at which a player's break applies. */
export const merchantsOfScope = (
  { scope }: { scope: 'brand' | 'licensee' },
  merchant: Merchant,
  merchants: Merchants,
): string[] => (scope === 'brand' ? [merchant.merchantCode] : licenseeOf(merchant, merchants));
