import { amountOfMinor, minorOf } from './minorUnits.ts';

/** The decimals of minor units, whatever the currency. */
const MINOR_DECIMALS = 3;

/** The smallest payment of a currency with so many decimals, in minor units. */
export const unitOf = (decimals: number): bigint => 10n ** BigInt(MINOR_DECIMALS - decimals);

/** What of an amount can be paid in a currency: yen have no decimals, so of `500.50` it is `500`. */
export function payable(amount: string, decimals: number): string {
  const minor = minorOf(amount);
  if (minor === undefined) return amount;
  const rest = minor % unitOf(decimals);
  if (decimals > 0) return rest === 0n ? amount : amountOfMinor(minor - rest);
  return amountOfMinor(minor - rest).replace(/\.00$/, '');
}
