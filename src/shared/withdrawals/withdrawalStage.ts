import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';

/** Where a withdrawal stands for its player: `sent` is one that is paid whole and waits for the player's word (S4.16). */
export type WithdrawalStage = Withdrawal['state'] | 'sent';

/** The stage of a withdrawal. */
export const stageOf = ({
  state,
  remainingAmount,
}: Pick<Withdrawal, 'state' | 'remainingAmount'>): WithdrawalStage =>
  state === 'paying' && !isPositive(remainingAmount) ? 'sent' : state;
