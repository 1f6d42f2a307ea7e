import { SECOND_PAYMENT_MS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';

/**
 * Until when the player can tell of a second payment of a deposit: a while after it was closed, or after the time in which it is
 * confirmed. Null where no payment by hand was told of.
 */
export function secondUntil({
  transactionNumber,
  closedAt,
  expiresAt,
}: Pick<Deposit, 'transactionNumber' | 'closedAt' | 'expiresAt'>): Date | null {
  if (transactionNumber === null) return null;
  return new Date((closedAt ?? expiresAt).getTime() + SECOND_PAYMENT_MS);
}
