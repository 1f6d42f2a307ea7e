import type { RafflePrize } from './terms.ts';

/** The total weight of all prizes. */
export const weightOf = (prizes: readonly RafflePrize[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The prize for a drawn number, in minor units: each prize has as many numbers as its weight.
 *
 * @param number from 0 up to, not including, the weight of all prizes
 * @throws RangeError for other numbers
 */
export function prizeAt(prizes: readonly RafflePrize[], number: number): bigint {
  let below = 0;
  for (const { amount, weight } of prizes) {
    below += weight;
    if (number >= 0 && number < below) return BigInt(amount);
  }
  throw new RangeError('No prize has this number.');
}
