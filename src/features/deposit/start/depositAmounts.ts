import type { DepositMethod } from '#src/platform/contract.generated.ts';
import {
  type AmountSyntaxFault,
  amountSyntaxFault,
} from '#src/shared/balance/amountSyntaxFault.ts';
import { amountOfMinor, isLess, minorOf } from '#src/shared/balance/minorUnits.ts';

/** The limits of a method, lowered to the rest of the player's own. */
type Limits = Pick<DepositMethod, 'least' | 'most'>;

/** The quick amounts, if the method allows them. */
const USUAL = ['500', '1000', '2000', '5000', '10000', '25000'] as const;

/** The quick amounts of a method: its minimum, then the usual ones up to the maximum. */
export const quickAmounts = ({ least, most }: Limits): string[] => [
  least,
  ...USUAL.filter((amount) => isLess(least, amount) && !isLess(most, amount)),
];

/**
 * Whether an amount is below the minimum or above the maximum, of the method or of the player; undefined if it is between.
 * @param own the rest of the player's own limits; null if they have set none
 */
export function limitFault(
  amount: string,
  { least, most }: Limits,
  own: string | null,
): 'least' | 'most' | 'own' | undefined {
  if (isLess(amount, least)) return 'least';
  if (!isLess(most, amount)) return undefined;
  return own !== null && !isLess(own, most) && !isLess(most, own) ? 'own' : 'most';
}

/** The fault of a deposit amount in a currency with so many decimals: how it is written, or its limits; undefined if it is valid. */
export const amountFault = (
  amount: string,
  limits: Limits,
  own: string | null,
  decimals: number,
): AmountSyntaxFault | ReturnType<typeof limitFault> =>
  amountSyntaxFault(amount, decimals) ?? limitFault(amount, limits, own);

/** The amount that a player pays for a credited amount: with the provider's fee on top of it. */
export const amountToPay = (amount: string, fee: string): string =>
  amountOfMinor((minorOf(amount) ?? 0n) + (minorOf(fee) ?? 0n));
