import { outcomeOf } from '#src/session/outcomeOf.ts';

/**
 * Whether it must be looked up what became of an order after an error: nobody knows, or an earlier try was done.
 * @param isRetry an earlier try is unconfirmed: a refusal that does not concern the order leaves it so
 */
export const isOpenAfter = (error: unknown, isRetry: boolean): boolean =>
  outcomeOf(error, isRetry) !== 'refused';
