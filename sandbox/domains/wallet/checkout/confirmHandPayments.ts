import { and, asc, eq, inArray, isNotNull, lte, ne, notExists, or } from 'drizzle-orm';
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

/** Another deposit that is paid, may be paid to the same player, or was returned, with the same payment. */
const taker = alias(deposit, 'taker');
const takers = (db: Database) =>
  db
    .select({ id: taker.id })
    .from(taker)
    .where(
      and(
        ...[ne(taker.id, deposit.id), eq(taker.merchantCode, deposit.merchantCode)],
        eq(taker.method, deposit.method),
        eq(transactionKeyOf(taker.transactionNumber), transactionKeyOf(deposit.transactionNumber)),
        or(
          eq(taker.state, 'paid'),
          isNotNull(taker.returned),
          and(eq(taker.state, 'pending'), eq(taker.memberId, deposit.memberId)),
        ),
      ),
    );

/**
 * Selects payments due for confirmation, each with the deposit of its sender, at the same merchant and by the same method, with its
 * transaction ID. Another player's report of that ID proves nothing: it waits for the cashier. An expired deposit whose payment another
 * one has taken is left out.
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
        notExists(takers(db)),
      ),
    )
    .orderBy(asc(manualPayment.id), asc(deposit.id));

/** Marks a payment as no longer due. */
const settle = (db: Database, { transactionNumber }: Sent) =>
  db
    .update(manualPayment)
    .set({ confirmsAt: null })
    .where(eq(manualPayment.transactionNumber, transactionNumber));

/** Leaves a payment that can never be credited by itself to the cashier, and tells the player so. */
async function giveUp({ db, now }: Turn, merchant: Merchant, reported: Deposit, sent: Sent) {
  await settle(db, sent);
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
 * the deposit has expired it can no longer be corrected, and the player is told.
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
