import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { stageOf, type WithdrawalStage } from '#src/shared/withdrawals/withdrawalStage.ts';

/** What comes next: what its stage says, that the cashier is late, or that a part was paid before it was rejected. */
export type Next = WithdrawalStage | 'late' | 'rejectedPart';

/** What comes next for a withdrawal. The cashier is late by the platform’s own clock. */
export function nextOf(withdrawal: Withdrawal): Next {
  const stage = stageOf(withdrawal);
  if (stage === 'rejected') {
    return isPositive(withdrawal.receivedAmount) ? 'rejectedPart' : 'rejected';
  }
  const isWaiting = stage !== 'sent' && stage !== 'paid';
  const isLate = Date.parse(withdrawal.asOf) > Date.parse(withdrawal.expectedAt);
  return isWaiting && isLate ? 'late' : stage;
}
