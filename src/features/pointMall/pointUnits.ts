import { amountOfMinor } from '#src/shared/balance/minorUnits.ts';
import { payable } from '#src/shared/balance/payable.ts';

/** Points of the wire, two decimals, in whole hundredths: nothing is rounded. */
export const hundredthsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Hundredths as points of the wire. */
export function amountOf(hundredths: bigint): string {
  const sign = hundredths < 0n ? '-' : '';
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The points missing to pay a price; undefined if there are enough. */
export function pointsShort(balance: string, price: string): string | undefined {
  const short = hundredthsOf(price) - hundredthsOf(balance);
  return short > 0n ? amountOf(short) : undefined;
}

/** The money for points: `pointsPerUnit` of them are 1.00, rounded down to the decimals of the currency, or to two if it has fewer. */
export const worthOf = (points: string, pointsPerUnit: string, decimals: number): string =>
  payable(
    amountOfMinor((hundredthsOf(points) * 1000n) / hundredthsOf(pointsPerUnit)),
    Math.max(decimals, 2),
  );
