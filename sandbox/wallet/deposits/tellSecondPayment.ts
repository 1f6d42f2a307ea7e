import { and, count, eq, isNull } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import { publish } from '#sandbox/events/publish.ts';
import { isStopped, lockMember } from '#sandbox/protection/player.ts';
import { newReference } from '../reference.ts';
import { CONFIRMATION_MS, OPEN_SECOND_PAYMENTS } from '../settings.ts';
import type { Deposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';
import { secondUntil } from './secondUntil.ts';

/** A second payment of a deposit that was paid by hand already. */
export interface SecondPayment {
  transactionNumber: string;
  /** What was sent, in minor units; as much as the first time where it is null. */
  sentAmount: bigint | null;
}

/** The locked deposit that a chain of second payments began with: the first of them, or the deposit itself. */
async function rootOf(db: Database, one: Deposit): Promise<Deposit> {
  if (one.secondOf === null) return one;
  const [root] = await db.select().from(deposit).where(eq(deposit.id, one.secondOf)).for('update');
  if (!root) throw new Error('The first deposit is gone.');
  return root;
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
 * Keeps a second payment of one deposit as a deposit of its own, which waits for the cashier: nobody had asked for it, so that the
 * player's limits are asked when it is paid, and it is returned where the player cannot play now. Refuses it for a deposit whose own
 * payment was not told or that was closed long ago (`deposit_state`), beside too many other ones (`deposits_open`), and with a number
 * that is in use (`transaction_used`).
 */
export async function tellSecondPayment(
  db: Database,
  first: Deposit,
  { transactionNumber, sentAmount }: SecondPayment,
  now: Date,
): Promise<Deposit> {
  const until = secondUntil(first);
  if (until === null || now >= until) throw new Refusal('deposit_state');
  const root = await rootOf(db, first);
  const stops = await lockMember(db, first.memberId);
  await checkRoom(db, root);
  await checkUnused(db, first, transactionNumber);
  const { merchantCode, memberId, method, provider } = first;
  const [row] = await db
    .insert(deposit)
    .values({
      ...{ merchantCode, memberId, method, provider, transactionNumber },
      ...{ reference: newReference('D'), amount: sentAmount ?? first.amount },
      ...{ state: 'pending' as const, limitsAsked: false, createdAt: now },
      expiresAt: new Date(now.getTime() + CONFIRMATION_MS),
      ...{ secondOf: root.id, whileStopped: stops !== undefined && isStopped(stops, now) },
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
