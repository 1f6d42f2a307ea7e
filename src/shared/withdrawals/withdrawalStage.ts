import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';

/** The stage of a withdrawal as its player sees it: `sent` is paid in full and waits for the player to confirm it (S4.16). */
export type WithdrawalStage = Withdrawal['state'] | 'sent';

/** The stage of a withdrawal. */
export const stageOf = ({
  state,
  remainingAmount,
}: Pick<Withdrawal, 'state' | 'remainingAmount'>): WithdrawalStage =>
  state === 'paying' && !isPositive(remainingAmount) ? 'sent' : state;
