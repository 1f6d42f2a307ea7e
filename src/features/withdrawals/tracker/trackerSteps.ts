import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { stageOf } from '#src/shared/withdrawals/withdrawalStage.ts';

type StepState = 'done' | 'current' | 'ahead' | 'failed';

/** A step of a withdrawal. */
export interface TrackerStep {
  id: 'requested' | 'approved' | 'paid' | 'received' | 'rejected';
  state: StepState;
  /** When it was done, ISO 8601; null if it was not, or only begun. */
  at: string | null;
}

/** How many of approval, payment and receipt are done, by stage. */
const BEHIND = { 'in-process': 0, approved: 1, paying: 1, sent: 2, paid: 3 } as const;

const stateAt = (place: number, behind: number): StepState => {
  if (place < behind) return 'done';
  return place === behind ? 'current' : 'ahead';
};

/** The steps of a rejected withdrawal, up to its rejection. */
function stepsToRejection(withdrawal: Withdrawal): TrackerStep[] {
  const { createdAt, approvedAt, lastPaidAt, closedAt, receivedAmount } = withdrawal;
  return [
    { id: 'requested', state: 'done', at: createdAt },
    ...(approvedAt === null
      ? []
      : [{ id: 'approved', state: 'done', at: approvedAt } satisfies TrackerStep]),
    ...(isPositive(receivedAmount)
      ? [{ id: 'paid', state: 'done', at: lastPaidAt } satisfies TrackerStep]
      : []),
    { id: 'rejected', state: 'failed', at: closedAt },
  ];
}

/** All steps of a withdrawal, also upcoming ones; a rejected one ends at its rejection (S3.16, S4.16). */
export function stepsOf(withdrawal: Withdrawal): TrackerStep[] {
  const stage = stageOf(withdrawal);
  if (stage === 'rejected') return stepsToRejection(withdrawal);
  const { createdAt, approvedAt, lastPaidAt, closedAt } = withdrawal;
  const behind = BEHIND[stage];
  return [
    { id: 'requested', state: 'done', at: createdAt },
    { id: 'approved', state: stateAt(0, behind), at: approvedAt },
    { id: 'paid', state: stateAt(1, behind), at: lastPaidAt },
    { id: 'received', state: stateAt(2, behind), at: closedAt },
  ];
}
