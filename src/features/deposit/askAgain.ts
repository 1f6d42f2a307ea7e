import { PlatformError } from '#src/platform/PlatformError.ts';
import { outcomeOf } from '#src/session/outcomeOf.ts';

/** What another try is refused with too: to be asked again, the player has to be let in first. */
const BARRED: readonly string[] = ['player_excluded', 'player_suspended'];

const isBarred = (error: Error): boolean =>
  error instanceof PlatformError && BARRED.includes(error.code);

/**
 * Whether it is not known yet what became of a deposit or a payment, so that it is sent again with the same key: its answer did not come, or did not
 * come before, and this one does not concern the deposit. A player who is not let in is told so instead.
 *
 * @param failures how many tries failed before this one
 */
export const askAgain = (failures: number, error: Error): boolean =>
  outcomeOf(error, failures > 0) === 'unconfirmed' && !isBarred(error);

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before it is sent again, in milliseconds; `attempt` counts from 0. */
export const waitBefore = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
