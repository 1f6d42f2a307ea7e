import { minorOf } from './minorUnits.ts';
import { unitOf } from './payable.ts';

/** The first amount with more than 12 digits before the point, in minor units: the platform takes none (`GivenAmount`). */
const TOO_LARGE = 1_000_000_000_000_000n;

/** Why a text is no amount, whatever the limits: nothing typed, not written as an amount, decimals that the currency does not have, zero, or
 * more than the platform takes. */
export type AmountSyntaxFault = 'empty' | 'digits' | 'whole' | 'thousandths' | 'zero' | 'large';

/** How amounts are written in a currency with so many decimals. */
const WRITTEN: Readonly<Record<number, AmountSyntaxFault>> = { 0: 'whole', 3: 'thousandths' };

/**
 * The fault of a typed amount regardless of its limits; undefined for an amount above zero.
 * @param decimals those of the currency
 */
export function amountSyntaxFault(amount: string, decimals: number): AmountSyntaxFault | undefined {
  if (amount.trim() === '') return 'empty';
  const minor = minorOf(amount);
  const [, fraction = ''] = amount.split('.');
  const isWritten = fraction.length <= Math.max(decimals, 2);
  if (minor === undefined || !isWritten || minor % unitOf(decimals) !== 0n)
    return WRITTEN[decimals] ?? 'digits';
  if (minor >= TOO_LARGE) return 'large';
  return minor === 0n ? 'zero' : undefined;
}
