import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { notifyDeposit } from '../outcomes/notifyOutcome.ts';
import { type Deposit, expireIfOver } from './changeDeposit.ts';
import { settleDeposit } from './settleDeposit.ts';

/**
 * Credits or returns a locked deposit whose provider has confirmed the payment, however late: a payment is never lost. One that by then
 * exceeds the player's own limits is returned. Notifies the player. Changes nothing if the deposit is already paid or rejected.
 */
export async function confirmDeposit(
  db: Database,
  merchant: Merchant,
  one: Deposit,
  now: Date,
): Promise<void> {
  const due = await expireIfOver(db, one, now);
  if (due.state !== 'pending' && due.state !== 'expired') return;
  await notifyDeposit(db, merchant, await settleDeposit(db, merchant, due, now), now);
}
