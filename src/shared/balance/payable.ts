import { amountOfMinor, minorOf } from './minorUnits.ts';

/** The decimals of the wire, whatever the currency. */
const WIRE_DECIMALS = 2;

/** The smallest payment of a currency with so many decimals, in minor units of the wire. */
export const unitOf = (decimals: number): bigint =>
  10n ** BigInt(Math.max(WIRE_DECIMALS - decimals, 0));

/** What of an amount can be paid in a currency: yen have no decimals, so of `500.50` it is `500`. */
export function payable(amount: string, decimals: number): string {
  const minor = minorOf(amount);
  const unit = unitOf(decimals);
  if (minor === undefined || unit === 1n) return amount;
  return amountOfMinor(minor - (minor % unit)).replace(/\.00$/, '');
}
