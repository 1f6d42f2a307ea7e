import type { WithdrawalQuote } from '#src/platform/contract.generated.ts';
import {
  type AmountSyntaxFault,
  amountSyntaxFault,
} from '#src/shared/balance/amountSyntaxFault.ts';
import {
  amountOfMinor,
  isLess,
  isPositive,
  minorOf,
  sumAmounts,
} from '#src/shared/balance/minorUnits.ts';
import { payable } from '#src/shared/balance/payable.ts';

/** The terms of a withdrawal without its amount. */
export type WithdrawalTerms = Pick<
  WithdrawalQuote,
  'available' | 'least' | 'most' | 'turnoverLeft' | 'withdrawalsLeft' | 'verification'
>;

/** Why nothing can be withdrawn now: identity not verified, a wagering requirement unmet, no withdrawals left, or too low a balance. */
export type Block = 'unproven' | 'turnover' | 'exhausted' | 'little';

/** Why a player cannot withdraw; undefined if they can. */
export function blockOf(terms: WithdrawalTerms): Block | undefined {
  if (terms.verification !== 'approved') return 'unproven';
  if (isPositive(terms.turnoverLeft)) return 'turnover';
  if (terms.withdrawalsLeft === 0) return 'exhausted';
  return isLess(terms.available, terms.least) ? 'little' : undefined;
}

/** Whether the minimum is reached once `elsewhere`, the money in the vendors' wallets, is back in the main wallet. */
export const isEnoughWith = (elsewhere: string, { available, least }: WithdrawalTerms): boolean =>
  isPositive(elsewhere) && !isLess(sumAmounts(available, elsewhere), least);

/** The amount available now, over any number of withdrawals. */
export function withdrawableOf(terms: WithdrawalTerms): string {
  const block = blockOf(terms);
  return block && block !== 'little' ? '0.00' : terms.available;
}

/** The maximum of one withdrawal in a currency with so many decimals. */
export const highestOf = ({ available, most }: WithdrawalTerms, decimals: number): string =>
  payable(isLess(available, most) ? available : most, decimals);

/** The quick amounts, lowest first, without duplicates. */
export function quickAmountsOf(
  terms: WithdrawalTerms,
  decimals: number,
): { id: 'least' | 'half' | 'all'; amount: string }[] {
  const highest = highestOf(terms, decimals);
  const half = payable(amountOfMinor((minorOf(terms.available) ?? 0n) / 2n), decimals);
  const isBetween = isLess(terms.least, half) && isLess(half, highest);
  return [
    ...(isLess(terms.least, highest) ? [{ id: 'least', amount: terms.least } as const] : []),
    ...(isBetween ? [{ id: 'half', amount: half } as const] : []),
    { id: 'all', amount: highest },
  ];
}

/** Whether an amount is below the minimum, more than is available or above the maximum; undefined if it can be withdrawn. */
export function limitFault(
  amount: string,
  terms: WithdrawalTerms,
): 'below' | 'short' | 'above' | undefined {
  if (isLess(amount, terms.least)) return 'below';
  if (isLess(terms.available, amount)) return 'short';
  return isLess(terms.most, amount) ? 'above' : undefined;
}

/** The fault of an amount in a currency with so many decimals: how it is written, or its limits; undefined if it can be withdrawn. */
export const amountFault = (
  amount: string,
  terms: WithdrawalTerms,
  decimals: number,
): AmountSyntaxFault | ReturnType<typeof limitFault> =>
  amountSyntaxFault(amount, decimals) ?? limitFault(amount, terms);
