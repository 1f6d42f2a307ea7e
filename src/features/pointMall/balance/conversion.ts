import type { PointConfig } from '#src/platform/contract.generated.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';
import { hundredthsOf } from '../pointUnits.ts';

/** What is wrong with the points to convert. */
export type ConversionFault = 'missing' | 'least' | 'most';

/** Whole points as typed, in either set of digits and with separators, as an amount of the wire. */
export function wholePoints(typed: string): string | undefined {
  const digits = latinDigits(typed)
    .replace(/[\s,]/g, '')
    .replace(/^0+(?=\d)/, '');
  return /^\d{1,12}$/.test(digits) ? `${digits}.00` : undefined;
}

/** Why points cannot be converted; nothing where they can (S7.30). */
export function conversionFault(
  typed: string,
  balance: string,
  { leastConversion }: Pick<PointConfig, 'leastConversion'>,
): ConversionFault | undefined {
  const amount = wholePoints(typed);
  if (amount === undefined) return 'missing';
  if (hundredthsOf(amount) < hundredthsOf(leastConversion)) return 'least';
  return hundredthsOf(amount) > hundredthsOf(balance) ? 'most' : undefined;
}
