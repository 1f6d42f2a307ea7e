import { and, eq, inArray, ne } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { lockName } from '#sandbox/database/lockName.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import { DEPOSIT_METHODS } from '../methods.ts';
import { CONFIRMATION_MS } from '../settings.ts';
import { changeDeposit, correctDeposit, type Deposit } from './changeDeposit.ts';

/** What a player says of a payment that they made by hand. */
export type ToldPayment = Pick<Deposit, 'sentAmount' | 'sentAs'> & { transactionNumber: string };

/** Refuses the number of a payment that another deposit was, or may be, paid with (`transaction_used`). */
async function checkUnused(
  db: Database,
  { id, merchantCode, method }: Deposit,
  number: string,
): Promise<void> {
  await lockName(db, `deposit transaction ${merchantCode} ${method} ${number}`);
  const [used] = await db
    .select({ id: deposit.id })
    .from(deposit)
    .where(
      and(
        ...[eq(deposit.merchantCode, merchantCode), eq(deposit.method, method)],
        ...[eq(deposit.transactionNumber, number), ne(deposit.id, id)],
        inArray(deposit.state, ['pending', 'paid']),
      ),
    )
    .limit(1);
  if (used) throw new Refusal('transaction_used');
}

/**
 * Keeps what a player says of their payment for a locked deposit, which then waits for the cashier; said again, it is corrected.
 * Refuses a deposit that is not paid by hand or no longer open (`deposit_state`), and a number that is in use (`transaction_used`).
 */
export async function tellTransaction(
  db: Database,
  before: Deposit,
  told: ToldPayment,
  now: Date,
): Promise<Deposit> {
  const { adapter } = DEPOSIT_METHODS[before.method];
  if (adapter !== 'manual-reference') throw new Refusal('deposit_state');
  await checkUnused(db, before, told.transactionNumber);
  if (before.state === 'pending') return correctDeposit(db, before, told, now);
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS);
  return changeDeposit(db, before, 'pending', now, { ...told, expiresAt });
}
