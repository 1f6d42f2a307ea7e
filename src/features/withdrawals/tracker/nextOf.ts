import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { stageOf, type WithdrawalStage } from '#src/shared/withdrawals/withdrawalStage.ts';

/** The next step of a withdrawal: its stage, a late cashier, or a rejection after a part payment. */
export type NextStep = WithdrawalStage | 'late' | 'rejectedPart';

/** A withdrawal's next step. The platform’s clock decides if the cashier is late. */
export function nextOf(withdrawal: Withdrawal): NextStep {
  const stage = stageOf(withdrawal);
  if (stage === 'rejected') {
    return isPositive(withdrawal.receivedAmount) ? 'rejectedPart' : 'rejected';
  }
  const isWaiting = stage !== 'sent' && stage !== 'paid';
  const isLate = Date.parse(withdrawal.asOf) > Date.parse(withdrawal.expectedAt);
  return isWaiting && isLate ? 'late' : stage;
}
