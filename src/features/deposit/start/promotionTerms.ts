import type { Promotion } from '#src/platform/contract.generated.ts';
import { amountOfMinor, minorOf } from '#src/shared/balance/minorUnits.ts';
import { unitOf } from '#src/shared/balance/payable.ts';

/** A promotion's bonus for a deposit and its wagering requirement, as decimal strings. */
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

/** The bonus of a promotion for an amount, in whole units of a currency with so many decimals, and its wagering requirement; undefined if the amount is below its minimum. */
export function promotionTerms(
  { deposit, turnoverMultiple }: Pick<DepositPromotion, 'deposit' | 'turnoverMultiple'>,
  amount: string,
  decimals: number,
): PromotionTerms | undefined {
  const [paid, minimum = 0n, maximum = 0n] = [amount, deposit.minimum, deposit.maximum].map(
    minorOf,
  );
  if (paid === undefined || paid < minimum) return undefined;
  const share = (paid * BigInt(deposit.percent)) / HUNDRED;
  const most = share < maximum ? share : maximum;
  const bonus = most - (most % unitOf(decimals));
  return { bonus: amountOfMinor(bonus), turnover: amountOfMinor(bonus * BigInt(turnoverMultiple)) };
}
