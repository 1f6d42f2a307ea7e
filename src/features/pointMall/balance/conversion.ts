import type { PointConfig } from '#src/platform/contract.generated.ts';
import { plainDigits } from '#src/ui/plainDigits.ts';
import { hundredthsOf } from '../pointUnits.ts';

/** The fault of the points to convert. */
export type ConversionFault = 'missing' | 'least' | 'most';

/** Typed points without separators and leading zeros. */
const bare = (typed: string): string =>
  plainDigits(typed)
    .replace(/[\s,]/g, '')
    .replace(/^0+(?=\d)/, '');

/** The most digits that the platform takes. */
const MOST_DIGITS = 12;

/** Parses whole points, typed in either set of digits and with separators, into a wire amount. */
export function wholePoints(typed: string): string | undefined {
  const digits = bare(typed);
  return /^\d+$/.test(digits) && digits.length <= MOST_DIGITS ? `${digits}.00` : undefined;
}

/** Why points cannot be converted, if they cannot (S7.30). */
export function conversionFault(
  typed: string,
  balance: string,
  { leastConversion }: Pick<PointConfig, 'leastConversion'>,
): ConversionFault | undefined {
  const amount = wholePoints(typed);
  if (amount === undefined) return /^\d+$/.test(bare(typed)) ? 'most' : 'missing';
  if (hundredthsOf(amount) < hundredthsOf(leastConversion)) return 'least';
  return hundredthsOf(amount) > hundredthsOf(balance) ? 'most' : undefined;
}
