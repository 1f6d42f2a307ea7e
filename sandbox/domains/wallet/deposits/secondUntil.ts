import { SECOND_PAYMENT_MS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';

/**
 * Until when the player can tell of a second payment of a deposit: a while after it was closed, or after the time in which it is
 * confirmed. Null where no payment by hand was told of, and for a second payment: all are those of the deposit that was asked for.
 */
export function secondUntil({
  transactionNumber,
  closedAt,
  expiresAt,
  secondOf,
}: Pick<Deposit, 'transactionNumber' | 'closedAt' | 'expiresAt' | 'secondOf'>): Date | null {
  if (transactionNumber === null || secondOf !== null) return null;
  return new Date((closedAt ?? expiresAt).getTime() + SECOND_PAYMENT_MS);
}
