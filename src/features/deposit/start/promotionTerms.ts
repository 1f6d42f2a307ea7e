import type { Promotion } from '#src/platform/contract.generated.ts';
import { amountOfMinor, minorOf } from '#src/shared/balance/minorUnits.ts';

/** What a promotion gives for a deposit and asks to be staked for it, as decimal strings. */
export interface PromotionTerms {
  bonus: string;
  turnover: string;
}

const HUNDRED = 100n;

/** A promotion that can be chosen with a deposit. */
export type DepositPromotion = Promotion & { deposit: NonNullable<Promotion['deposit']> };

/** Whether a promotion can be chosen with a deposit now. */
export const isForDeposits = (promotion: Promotion): promotion is DepositPromotion =>
  promotion.deposit !== null && promotion.status === 'join';

/** The bonus of a promotion for an amount, and its turnover requirement; none where the amount is below what it asks for. */
export function promotionTerms(
  { deposit, turnoverMultiple }: Pick<DepositPromotion, 'deposit' | 'turnoverMultiple'>,
  amount: string,
): PromotionTerms | undefined {
  const [paid, minimum = 0n, maximum = 0n] = [amount, deposit.minimum, deposit.maximum].map(
    minorOf,
  );
  if (paid === undefined || paid < minimum) return undefined;
  const share = (paid * BigInt(deposit.percent)) / HUNDRED;
  const bonus = share < maximum ? share : maximum;
  return { bonus: amountOfMinor(bonus), turnover: amountOfMinor(bonus * BigInt(turnoverMultiple)) };
}
