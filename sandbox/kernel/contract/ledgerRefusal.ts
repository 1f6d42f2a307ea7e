import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { InsufficientFunds, KeyReused } from '#sandbox/kernel/failures/ledgerFailures.ts';

/** The refusals of a movement without cover: one for money, one for points. A call names one of them. */
const UNCOVERED = ['balance_insufficient', 'points_too_few'] as const;

/** A ledger failure as the refusal that the contract names for a call; anything else as it is. */
export function ledgerRefusal(error: unknown, failures: readonly string[]): unknown {
  if (error instanceof KeyReused) return new Refusal('idempotency_key_reused');
  if (!(error instanceof InsufficientFunds)) return error;
  const code = UNCOVERED.find((one) => failures.includes(one));
  return code ? new Refusal(code) : error;
}
