import { PlatformError } from '#src/platform/PlatformError.ts';
import { isKeyExpired } from '#src/session/keyHolds.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';

/** What the platform answers to a transfer that it has looked at: this one, and any earlier try with its key, moved nothing. */
const DECISIONS: readonly string[] = [
  'balance_insufficient',
  'amount_out_of_range',
  'player_excluded',
  'player_suspended',
  'vendor_unknown',
  'vendor_wallet_busy',
  'vendor_wallet_maintenance',
  'wallet_same',
  'wallet_single',
  'line_transfer_unavailable',
  'payment_password_missing',
  'turnover_left',
];

const isDecision = (cause: unknown): boolean =>
  cause instanceof PlatformError && DECISIONS.includes(cause.code);

/** Where the funds are after a failure: nobody knows, nobody knows and no try may follow, in the main wallet on their way, or where they were. */
export type TransferOutcome = 'unconfirmed' | 'expired' | 'halfway' | 'refused';

/** A transfer that failed. Its cause is what the platform answered. */
export class TransferFailure extends Error {
  readonly id = crypto.randomUUID();
  readonly outcome: TransferOutcome;

  /**
   * @param halfway the funds of another vendor have reached the main wallet
   * @param isRetry an earlier try of this transfer is unconfirmed: a refusal that does not concern the transfer leaves it so
   */
  constructor(cause: unknown, { halfway, isRetry }: { halfway: boolean; isRetry: boolean }) {
    super('The transfer failed.', { cause });
    const isOpen = mayHaveActed(cause) || (isRetry && !isDecision(cause));
    if (isKeyExpired(cause)) this.outcome = 'expired';
    else if (isOpen) this.outcome = 'unconfirmed';
    else this.outcome = halfway ? 'halfway' : 'refused';
  }
}
