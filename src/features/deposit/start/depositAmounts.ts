import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { isLess } from '#src/shared/balance/minorUnits.ts';
import { typedFault } from '#src/shared/balance/typedAmount.ts';

/** The limits of a method, lowered to what the player's own leave. */
type Limits = Pick<DepositMethod, 'least' | 'most'>;

/** The amounts that one press chooses, where the method takes them. */
const USUAL = ['500', '1000', '2000', '5000', '10000', '25000'] as const;

/** The amounts to choose from: the least of the method, then the usual ones up to the most. */
export const quickAmounts = ({ least, most }: Limits): string[] => [
  least,
  ...USUAL.filter((amount) => isLess(least, amount) && !isLess(most, amount)),
];

/** The fault of an amount: there is none, it is not written as one, or it is outside the limits of the method or the player. */
export type AmountFault = 'missing' | 'digits' | 'least' | 'most' | 'own';

/**
 * What is wrong with an amount to deposit; nothing where it can be.
 * @param own what the player's own limits leave; null where they have set none
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
