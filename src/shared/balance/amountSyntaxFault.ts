import { minorOf } from './minorUnits.ts';
import { unitOf } from './payable.ts';

/** The first amount with more than 12 digits before the point, in minor units: the platform takes none (`GivenAmount`). */
const TOO_LARGE = 100_000_000_000_000n;

/** Why a text is no amount, whatever the limits: nothing typed, not written as an amount, decimals that the currency does not have, zero, or
 * more than the platform takes. */
export type AmountSyntaxFault = 'empty' | 'digits' | 'whole' | 'zero' | 'large';

/**
 * The fault of a typed amount regardless of its limits; undefined for an amount above zero.
 * @param decimals those of the currency
 */
export function amountSyntaxFault(amount: string, decimals: number): AmountSyntaxFault | undefined {
  if (amount.trim() === '') return 'empty';
  const minor = minorOf(amount);
  if (minor === undefined) return decimals === 0 ? 'whole' : 'digits';
  if (minor % unitOf(decimals) !== 0n) return 'whole';
  if (minor >= TOO_LARGE) return 'large';
  return minor === 0n ? 'zero' : undefined;
}
