import { isFinalRefusal, isKeyReused } from '#src/platform/decisions.ts';
import { isKeyExpired } from './keyHolds.ts';
import { mayHaveActed } from './mayHaveActed.ts';

/** The outcome of a failed call: unknown, unknown and too late to ask, an earlier try succeeded, or no try did anything. */
export type CallOutcome = 'unconfirmed' | 'expired' | 'alreadyDone' | 'refused';

/**
 * The outcome of a call with an idempotency key, or of a repeatable one, after an error.
 *
 * @param isRetry an earlier try's outcome is unknown: only a refusal that concerns the call settles it
 */
export function outcomeOf(error: unknown, isRetry: boolean): CallOutcome {
  if (isKeyExpired(error)) return 'expired';
  if (isRetry && isKeyReused(error)) return 'alreadyDone';
  return mayHaveActed(error) || (isRetry && !isFinalRefusal(error)) ? 'unconfirmed' : 'refused';
}
