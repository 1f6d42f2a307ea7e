import { PlatformError } from '#src/platform/PlatformError.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';

/** What the platform answers to an order that it has looked at: this one, and any earlier try with its key, withdrew nothing. */
const DECISIONS: readonly string[] = [
  'payment_password_missing',
  'payment_password_wrong',
  'payout_account_unknown',
  'amount_out_of_range',
  'turnover_left',
  'withdrawals_exhausted',
  'balance_insufficient',
];

/**
 * Whether it is still unknown what became of an order after an error.
 * @param isRetry an earlier try is unconfirmed: a refusal that does not concern the order leaves it so
 */
export const isOpenAfter = (error: unknown, isRetry: boolean): boolean =>
  mayHaveActed(error) ||
  (isRetry && !(error instanceof PlatformError && DECISIONS.includes(error.code)));
