import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { notifyDeposit } from '../outcomes/notifyOutcome.ts';
import { type Deposit, expireIfOver } from './changeDeposit.ts';
import { payDeposit } from './payDeposit.ts';

/**
 * Credits a locked deposit whose provider has confirmed the payment, however late, or returns it: a payment that was made is never lost. One
 * that is more than the player's own limits leave by then goes back to where it came from. Writes to the player. Changes nothing where the
 * deposit is paid or rejected already.
 */
export async function confirmDeposit(
  db: Database,
  merchant: Merchant,
  one: Deposit,
  now: Date,
): Promise<void> {
  const due = await expireIfOver(db, one, now);
  if (due.state !== 'pending' && due.state !== 'expired') return;
  await notifyDeposit(db, merchant, await payDeposit(db, merchant, due, now), now);
}
