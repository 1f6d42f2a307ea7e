import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { isLess, minorOf } from '#src/shared/balance/minorUnits.ts';

/** The limits of a method, lowered to what the player's own leave. */
type Limits = Pick<DepositMethod, 'least' | 'most'>;

/** The amounts that one press chooses, where the method takes them. */
const USUAL = ['500', '1000', '2000', '5000', '10000', '25000'] as const;

/** The amounts to choose from: the least of the method, then the usual ones up to the most. */
export const quickAmounts = ({ least, most }: Limits): string[] => [
  least,
  ...USUAL.filter((amount) => isLess(least, amount) && !isLess(most, amount)),
];

/** The fault of an amount: it is not a number, or is outside the limits of the method or the player. */
export type AmountFault = 'missing' | 'least' | 'most' | 'own';

/**
 * What is wrong with an amount to deposit; nothing where it can be.
 * @param own what the player's own limits leave; null where they have set none
 */
export function amountFault(
  amount: string,
  { least, most }: Limits,
  own: string | null,
): AmountFault | undefined {
  const minor = minorOf(amount);
  if (minor === undefined || minor === 0n) return 'missing';
  if (isLess(amount, least)) return 'least';
  if (!isLess(most, amount)) return undefined;
  return own !== null && !isLess(own, most) && !isLess(most, own) ? 'own' : 'most';
}
