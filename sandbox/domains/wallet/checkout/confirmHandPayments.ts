import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { type Deposit, lockDeposit } from '../deposits/changeDeposit.ts';
import { confirmDeposit } from '../deposits/confirmDeposit.ts';
import { deposit, manualPayment } from '../deposits/schema.ts';
import { transactionKeyOf } from '../deposits/transactionKey.ts';
import { providerOf } from '../methods.ts';
import { notifyUnmatched } from '../outcomes/notifyOutcome.ts';

/** A payment made in a test app. */
type Sent = typeof manualPayment.$inferSelect;

/** One run of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/** Whether a payment matches the player's report. */
function isAsReported(reported: Deposit, sent: Sent): boolean {
  const asked = providerOf(reported.method, reported.provider);
  return (
    sent.amount === (reported.sentAmount ?? reported.amount) &&
    sent.action === (reported.sentAs ?? asked?.payTo?.walletAction) &&
    sent.provider === (reported.sentProvider ?? asked?.name) &&
    sent.number === (reported.sentNumber ?? asked?.payTo?.number)
  );
}

/** The deposit that the test app was opened from; its player is the sender of the payment. */
const opened = alias(deposit, 'opened');

/** Another deposit that was reported with the same payment. */
const rival = alias(deposit, 'rival');

/** The player's other deposits with the same payment, if they are as a condition says. */
const rivals = (db: Database, condition: SQL | undefined) =>
  db
    .select({ id: rival.id })
    .from(rival)
    .where(
      and(
        ...[ne(rival.id, deposit.id), eq(rival.merchantCode, deposit.merchantCode)],
        ...[eq(rival.method, deposit.method), eq(rival.memberId, deposit.memberId)],
        eq(transactionKeyOf(rival.transactionNumber), transactionKeyOf(deposit.transactionNumber)),
        condition,
      ),
    );

/**
 * Selects payments due for confirmation, each with the deposit of its sender, at the same merchant and by the same method, with its
 * transaction ID. Another player's report of that ID proves nothing: it waits for the cashier. An expired deposit is left out while a newer
 * one of its player waits for the same payment.
 */
const due = ({ db, now }: Turn) =>
  db
    .select({ reference: deposit.reference, sent: manualPayment })
    .from(manualPayment)
    .innerJoin(opened, eq(opened.id, manualPayment.depositId))
    .innerJoin(
      deposit,
      and(
        eq(transactionKeyOf(deposit.transactionNumber), manualPayment.transactionNumber),
        ...[eq(deposit.merchantCode, opened.merchantCode), eq(deposit.method, opened.method)],
        eq(deposit.memberId, opened.memberId),
      ),
    )
    .where(
      and(
        ...[lte(manualPayment.confirmsAt, now), inArray(deposit.state, ['pending', 'expired'])],
        notExists(rivals(db, eq(rival.state, 'pending'))),
      ),
    )
    .orderBy(asc(manualPayment.id), asc(deposit.id));

/** Marks a payment as no longer due, with all of its confirmations, and returns whether it was. */
async function settle(db: Database, { transactionNumber }: Sent): Promise<boolean> {
  const settled = await db
    .update(manualPayment)
    .set({ confirmsAt: null })
    .where(
      and(
        eq(manualPayment.transactionNumber, transactionNumber),
        isNotNull(manualPayment.confirmsAt),
      ),
    )
    .returning({ id: manualPayment.id });
  return settled.length > 0;
}

/** Whether the payment of a deposit has been credited to another one of the same player, or returned. */
async function isSettled(db: Database, { id }: Deposit): Promise<boolean> {
  const [found] = await db
    .select({ id: deposit.id })
    .from(deposit)
    .where(
      and(
        eq(deposit.id, id),
        exists(rivals(db, or(eq(rival.state, 'paid'), isNotNull(rival.returned)))),
      ),
    );
  return found !== undefined;
}

/** Leaves a payment that can never be credited by itself to the cashier, and tells the player so, once. */
async function giveUp({ db, now }: Turn, merchant: Merchant, reported: Deposit, sent: Sent) {
  const wasDue = await settle(db, sent);
  if (wasDue && !(await isSettled(db, reported)))
    await notifyUnmatched(db, merchant, reported, now);
}

/** Credits a deposit with a payment, which is then no longer due. A refusal undoes this one only, and not the other payments of the run. */
async function confirm(turn: Turn, merchant: Merchant, reported: Deposit, sent: Sent) {
  try {
    await turn.db.transaction(async (within) => {
      await confirmDeposit(within, merchant, reported, turn.now);
      await settle(within, sent);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await giveUp(turn, merchant, reported, sent);
  }
}

/**
 * Job that confirms payments by hand for the test apps: a deposit whose player reported the right transaction ID and amount is credited
 * without the cashier, once however often its app confirms it. Anything else waits for the cashier, or for the player to correct it; once
 * the deposit has expired it can no longer be corrected, and the player gets a message.
 */
export const confirmHandPayments = (merchants: Merchants) => ({
  name: 'confirm-hand-payments',
  everySeconds: 1,
  async run({ db, now }: Turn) {
    for (const { reference, sent } of await due({ db, now })) {
      // Read again: the previous confirmation may have credited it.
      const reported = await lockDeposit(db, reference);
      const merchant = merchants.find(reported.merchantCode);
      if (isAsReported(reported, sent)) await confirm({ db, now }, merchant, reported, sent);
      else if (reported.state === 'expired') await giveUp({ db, now }, merchant, reported, sent);
    }
  },
});
