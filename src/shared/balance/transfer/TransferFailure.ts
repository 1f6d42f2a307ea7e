import { type CallOutcome, outcomeOf } from '#src/session/outcomeOf.ts';

/** The outcome of a failed transfer; `halfway`: its funds are in the main wallet on their way. */
export type TransferOutcome = CallOutcome | 'halfway';

/** A failed transfer. Its cause is the platform's answer. */
export class TransferFailure extends Error {
  readonly id = crypto.randomUUID();
  readonly outcome: TransferOutcome;

  /**
   * @param halfway the funds of another vendor have reached the main wallet
   * @param isRetry an earlier try of this transfer is unconfirmed: a refusal that does not concern the transfer leaves it so
   */
  constructor(cause: unknown, { halfway, isRetry }: { halfway: boolean; isRetry: boolean }) {
    super('The transfer failed.', { cause });
    const outcome = outcomeOf(cause, isRetry);
    this.outcome = outcome === 'refused' && halfway ? 'halfway' : outcome;
  }
}
