import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { isLess } from '#src/shared/balance/minorUnits.ts';
import { typedFault } from '#src/shared/balance/typedAmount.ts';

/** The limits of a method, lowered to the rest of the player's own. */
type Limits = Pick<DepositMethod, 'least' | 'most'>;

/** The quick amounts, if the method allows them. */
const USUAL = ['500', '1000', '2000', '5000', '10000', '25000'] as const;

/** The quick amounts of a method: its minimum, then the usual ones up to the maximum. */
export const quickAmounts = ({ least, most }: Limits): string[] => [
  least,
  ...USUAL.filter((amount) => isLess(least, amount) && !isLess(most, amount)),
];

/** The fault of an amount: missing, not an amount, or outside the limits of the method or the player. */
export type AmountFault = 'missing' | 'digits' | 'least' | 'most' | 'own';

/**
 * The fault of a deposit amount; undefined if it is valid.
 * @param own the rest of the player's own limits; null if they have set none
 */
export function amountFault(
  amount: string,
  { least, most }: Limits,
  own: string | null,
): AmountFault | undefined {
  const typed = typedFault(amount);
  if (typed) return typed;
  if (isLess(amount, least)) return 'least';
  if (!isLess(most, amount)) return undefined;
  return own !== null && !isLess(own, most) && !isLess(most, own) ? 'own' : 'most';
}
