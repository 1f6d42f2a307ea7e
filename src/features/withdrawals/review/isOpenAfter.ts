import { outcomeOf } from '#src/session/outcomeOf.ts';

/**
 * Whether an order must be looked up after an error: its outcome is unknown, or an earlier try was done.
 * @param isRetry an earlier try is unconfirmed: a refusal that does not concern the order leaves it so
 */
export const isOpenAfter = (error: unknown, isRetry: boolean): boolean =>
  outcomeOf(error, isRetry) !== 'refused';
