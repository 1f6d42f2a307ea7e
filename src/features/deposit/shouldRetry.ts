import { PlatformError } from '#src/platform/PlatformError.ts';
import { outcomeOf } from '#src/session/outcomeOf.ts';

/** Errors that a retry cannot resolve: the player has to regain access first. */
const BARRED: readonly string[] = ['player_excluded', 'player_suspended'];

const isBarred = (error: Error): boolean =>
  error instanceof PlatformError && BARRED.includes(error.code);

/**
 * Whether to retry a deposit or a payment with the same idempotency key, because its outcome is unknown: the response was lost, now or on
 * an earlier try, and this error does not concern the deposit. A player without access gets that error instead.
 *
 * @param failures how many tries failed before this one
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  outcomeOf(error, failures > 0) === 'unconfirmed' && !isBarred(error);

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The delay before a retry, in milliseconds; `attempt` counts from 0. */
export const waitBefore = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
