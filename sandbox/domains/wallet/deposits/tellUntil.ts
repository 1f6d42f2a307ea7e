import { DEPOSIT_METHODS } from '../methods.ts';
import { TELL_AFTER_MS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';

/**
 * Until when the player can still enter the transaction ID of a payment by hand that they have not told of: a while beyond the time to
 * pay, for a payment that was made in time. Null once it is told, and for any other deposit.
 */
export function tellUntil({
  method,
  state,
  transactionNumber,
  expiresAt,
}: Pick<Deposit, 'method' | 'state' | 'transactionNumber' | 'expiresAt'>): Date | null {
  const byHand = DEPOSIT_METHODS[method].adapter === 'manual-reference';
  const untold = transactionNumber === null && (state === 'created' || state === 'expired');
  return byHand && untold ? new Date(expiresAt.getTime() + TELL_AFTER_MS) : null;
}
