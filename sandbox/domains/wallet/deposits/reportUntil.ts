import { DEPOSIT_METHODS } from '../methods.ts';
import { REPORT_AFTER_MS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';

/**
 * The time until which the player can still enter the transaction ID of an unreported payment by hand: a while beyond the time to pay, for
 * a payment made in time. Null once it is reported, and for any other deposit.
 */
export function reportUntil({
  method,
  state,
  transactionNumber,
  expiresAt,
}: Pick<Deposit, 'method' | 'state' | 'transactionNumber' | 'expiresAt'>): Date | null {
  const byHand = DEPOSIT_METHODS[method].adapter === 'manual-reference';
  const unreported = transactionNumber === null && (state === 'created' || state === 'expired');
  return byHand && unreported ? new Date(expiresAt.getTime() + REPORT_AFTER_MS) : null;
}
