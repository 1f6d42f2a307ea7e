import { PlatformError } from '#src/platform/PlatformError.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';

/** What the platform answers to a deposit or a payment that it has looked at: neither this try nor an earlier one was kept. */
const DECISIONS: readonly string[] = [
  'amount_out_of_range',
  'deposit_limit_reached',
  'deposit_method_unknown',
  'deposit_state',
  'deposit_unknown',
  'deposits_open',
  'player_excluded',
  'player_suspended',
  'promotion_closed',
  'promotion_not_for_this',
  'promotion_unknown',
  'transaction_used',
];

const isDecision = (error: Error): boolean =>
  error instanceof PlatformError && DECISIONS.includes(error.code);

/**
 * Whether it is not known yet what became of a deposit or a payment, so that it is sent again with the same key: its answer did not come, or did not
 * come before, and this one does not concern the deposit.
 *
 * @param failures how many tries failed before this one
 */
export const askAgain = (failures: number, error: Error): boolean =>
  mayHaveActed(error) || (failures > 0 && !isDecision(error));

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before it is sent again, in milliseconds; `attempt` counts from 0. */
export const waitBefore = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
