import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { adapterOf } from '../methods.ts';
import { CONFIRMATION_MS } from '../settings.ts';
import { changeDeposit, correctDeposit, type Deposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';
import { tellUntil } from './tellUntil.ts';

/** What a player says of a payment that they made by hand. */
export type ToldPayment = Pick<Deposit, 'sentAmount' | 'sentAs' | 'sentProvider' | 'sentNumber'> & {
  transactionNumber: string;
};

/**
 * Keeps what a player says of their payment for a locked deposit, which then waits for the cashier; said again, it is corrected. One
 * that has expired is open again for a while, and the player's limits are asked when it is paid. Refuses a deposit that is not paid by
 * hand or can no longer be told of (`deposit_state`), and a number that is in use (`transaction_used`).
 */
export async function tellTransaction(
  db: Database,
  before: Deposit,
  told: ToldPayment,
  now: Date,
): Promise<Deposit> {
  if (adapterOf(before.method, before.provider) !== 'manual-reference')
    throw new Refusal('deposit_state');
  await checkUnused(db, before, told.transactionNumber, before);
  if (before.state === 'pending') return correctDeposit(db, before, told, now);
  const until = tellUntil(before);
  if (until === null || until <= now) throw new Refusal('deposit_state');
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS);
  const limitsAsked = before.state !== 'expired';
  return changeDeposit(db, before, 'pending', now, { ...told, expiresAt, limitsAsked });
}
