import { minorOf } from './minorUnits.ts';

/** The first amount with more than 12 digits before the point, in minor units: the platform takes none (`GivenAmount`). */
const TOO_LARGE = 100_000_000_000_000n;

/** Why a text is no amount, whatever the limits: nothing typed, not written as an amount, zero, or more than the platform takes. */
export type AmountSyntaxFault = 'empty' | 'digits' | 'zero' | 'large';

/** The fault of a typed amount regardless of its limits; undefined for an amount above zero. */
export function amountSyntaxFault(amount: string): AmountSyntaxFault | undefined {
  if (amount.trim() === '') return 'empty';
  const minor = minorOf(amount);
  if (minor === undefined) return 'digits';
  if (minor >= TOO_LARGE) return 'large';
  return minor === 0n ? 'zero' : undefined;
}
