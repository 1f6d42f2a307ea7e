import { isDecision, isKeyReused } from '#src/platform/decisions.ts';
import { isKeyExpired } from './keyHolds.ts';
import { mayHaveActed } from './mayHaveActed.ts';

/**
 * What became of a call that failed: nobody knows, nobody knows and it is too late to ask, an earlier try was done, or no try did
 * anything.
 */
export type CallOutcome = 'unconfirmed' | 'expired' | 'answered' | 'refused';

/**
 * What became of a call with an idempotency key, or of one that may be repeated, after an error.
 *
 * @param isRetry the outcome of an earlier try is not known: only a refusal that concerns the call settles it
 */
export function outcomeOf(error: unknown, isRetry: boolean): CallOutcome {
  if (isKeyExpired(error)) return 'expired';
  if (isRetry && isKeyReused(error)) return 'answered';
  return mayHaveActed(error) || (isRetry && !isDecision(error)) ? 'unconfirmed' : 'refused';
}
