import type { WithdrawalQuote } from '#src/platform/contract.generated.ts';
import { amountOfMinor, isLess, isPositive, minorOf } from '#src/shared/balance/minorUnits.ts';
import { typedFault } from '#src/shared/balance/typedAmount.ts';

/** What holds for a withdrawal before its amount is known. */
export type Terms = Pick<
  WithdrawalQuote,
  'available' | 'least' | 'most' | 'turnoverLeft' | 'withdrawalsLeft' | 'verification'
>;

/** Why nothing can be withdrawn now: the identity is not verified, turnover is left, there were enough withdrawals, or there is too little. */
export type Block = 'unproven' | 'turnover' | 'exhausted' | 'little';

/** What keeps a player from any withdrawal; nothing where one can be made. */
export function blockOf(terms: Terms): Block | undefined {
  if (terms.verification !== 'approved') return 'unproven';
  if (isPositive(terms.turnoverLeft)) return 'turnover';
  if (terms.withdrawalsLeft === 0) return 'exhausted';
  return isLess(terms.available, terms.least) ? 'little' : undefined;
}

/** What can be withdrawn now, in as many withdrawals as it takes. */
export function withdrawableOf(terms: Terms): string {
  const block = blockOf(terms);
  return block && block !== 'little' ? '0.00' : terms.available;
}

/** The most that one withdrawal can take. */
export const highestOf = ({ available, most }: Terms): string =>
  isLess(available, most) ? available : most;

/** The amounts to choose by one press, the lowest first; each is there once. */
export function quickAmountsOf(terms: Terms): { id: 'least' | 'half' | 'all'; amount: string }[] {
  const highest = highestOf(terms);
  const half = amountOfMinor((minorOf(terms.available) ?? 0n) / 2n);
  const isBetween = isLess(terms.least, half) && isLess(half, highest);
  return [
    ...(isLess(terms.least, highest) ? [{ id: 'least', amount: terms.least } as const] : []),
    ...(isBetween ? [{ id: 'half', amount: half } as const] : []),
    { id: 'all', amount: highest },
  ];
}

/** What is wrong with an amount; nothing where it can be withdrawn. */
export function amountFault(
  amount: string,
  terms: Terms,
): 'missing' | 'digits' | 'below' | 'short' | 'above' | undefined {
  const typed = typedFault(amount);
  if (typed) return typed;
  if (isLess(amount, terms.least)) return 'below';
  if (isLess(terms.available, amount)) return 'short';
  return isLess(terms.most, amount) ? 'above' : undefined;
}
