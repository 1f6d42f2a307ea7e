import { SECOND_PAYMENT_MS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';

/**
 * The time until which the player can report a second payment of a deposit: a while after it was closed, or after its confirmation time.
 * Null if no payment by hand was reported, and for a second payment itself.
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
