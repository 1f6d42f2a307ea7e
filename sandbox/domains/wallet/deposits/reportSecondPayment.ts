import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { DEPOSIT_METHODS } from '../methods.ts';
import { newReference } from '../reference.ts';
import { CONFIRMATION_MS, OPEN_SECOND_PAYMENTS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';
import { deposit } from './schema.ts';
import { secondUntil } from './secondUntil.ts';
import { lockAndCheckStopped } from './stopped.ts';

/** A second payment of a deposit that was already paid by hand. */
export interface SecondPayment {
  transactionNumber: string;
  /** The amount sent, in minor units; the same as the first time if null. */
  sentAmount: bigint | null;
}

/** Refuses one second payment too many at once (`deposits_open`). */
async function checkRoom(db: Database, { id }: Deposit): Promise<void> {
  const [open] = await db
    .select({ payments: count() })
    .from(deposit)
    .where(and(eq(deposit.secondOf, id), isNull(deposit.closedAt)));
  if ((open?.payments ?? 0) >= OPEN_SECOND_PAYMENTS) throw new Refusal('deposits_open');
}

/**
 * Saves a second payment of one deposit as a new deposit, which waits for the cashier: as it was not requested, the player's limits are
 * checked when it is paid, and it is returned if the player cannot play now. Refuses it for a deposit whose own payment was not reported or
 * that was closed long ago, and for a second payment (`deposit_state`), outside the limits of the method (`amount_out_of_range`), beside
 * too many others (`deposits_open`), and with a number that is in use (`transaction_used`).
 */
export async function reportSecondPayment(
  db: Database,
  first: Deposit,
  { transactionNumber, sentAmount }: SecondPayment,
  now: Date,
): Promise<Deposit> {
  const until = secondUntil(first);
  if (until === null || now >= until) throw new Refusal('deposit_state');
  const { merchantCode, memberId, method, provider } = first;
  const { least, most, fee } = DEPOSIT_METHODS[method];
  const amount = sentAmount ?? first.amount;
  if (amount < least || amount > most) throw new Refusal('amount_out_of_range');
  const whileStopped = await lockAndCheckStopped(db, memberId, now);
  await checkRoom(db, first);
  await checkUnused(db, first, transactionNumber);
  const [row] = await db
    .insert(deposit)
    .values({
      ...{ merchantCode, memberId, method, provider, transactionNumber },
      ...{ reference: newReference('D'), amount, fee, whileStopped },
      ...{ state: 'pending' as const, limitsAsked: false, createdAt: now },
      expiresAt: new Date(now.getTime() + CONFIRMATION_MS),
      secondOf: first.id,
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
