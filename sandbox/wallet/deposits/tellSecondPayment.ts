import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import { publish } from '#sandbox/events/publish.ts';
import { newReference } from '../reference.ts';
import { CONFIRMATION_MS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';

/** A second payment of a deposit that was paid by hand already. */
export interface SecondPayment {
  transactionNumber: string;
  /** What was sent, in minor units; as much as the first time where it is null. */
  sentAmount: bigint | null;
}

/**
 * Keeps a second payment of one deposit as a deposit of its own, which waits for the cashier: nobody had asked for it, so that the
 * player's limits are asked when it is paid. Refuses it for a deposit whose own payment was not told (`deposit_state`), and with a
 * number that is in use (`transaction_used`).
 */
export async function tellSecondPayment(
  db: Database,
  first: Deposit,
  { transactionNumber, sentAmount }: SecondPayment,
  now: Date,
): Promise<Deposit> {
  if (first.transactionNumber === null) throw new Refusal('deposit_state');
  await checkUnused(db, first, transactionNumber);
  const { merchantCode, memberId, method, provider } = first;
  const [row] = await db
    .insert(deposit)
    .values({
      ...{ merchantCode, memberId, method, provider, transactionNumber },
      ...{ reference: newReference('D'), amount: sentAmount ?? first.amount },
      ...{ state: 'pending' as const, limitsAsked: false, createdAt: now },
      expiresAt: new Date(now.getTime() + CONFIRMATION_MS),
    })
    .returning();
  if (!row) throw new Error('The deposit was not kept.');
  const { reference, state } = row;
  await publish(db, merchantCode, now, {
    to: memberId,
    type: 'deposit',
    data: { reference, state },
  });
  return row;
}
