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

/** One run of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/** Whether a payment matches the player's report. */
function isAsReported(reported: Deposit, sent: typeof manualPayment.$inferSelect): boolean {
  const asked = providerOf(reported.method, reported.provider);
  return (
    sent.amount === (reported.sentAmount ?? reported.amount) &&
    sent.action === (reported.sentAs ?? asked?.payTo?.walletAction) &&
    sent.provider === (reported.sentProvider ?? asked?.name) &&
    sent.number === (reported.sentNumber ?? asked?.payTo?.number)
  );
}

/** The deposit that the test app was opened from. */
const opened = alias(deposit, 'opened');

/** Another deposit that is paid, may be paid, or was returned, with the same payment. */
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
        or(inArray(taker.state, ['pending', 'paid']), isNotNull(taker.returned)),
      ),
    );

/**
 * Selects payments due for confirmation, each with the deposit of the same merchant and method whose player entered its transaction ID. An
 * expired deposit whose payment another one has taken is left out.
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
      ),
    )
    .where(
      and(
        ...[lte(manualPayment.confirmsAt, now), inArray(deposit.state, ['pending', 'expired'])],
        notExists(takers(db)),
      ),
    )
    .orderBy(asc(manualPayment.id), asc(deposit.id));

/** Credits a deposit with a payment, which is then no longer due. A refusal undoes this one only, and not the other payments of the run. */
async function confirm(
  { db, now }: Turn,
  merchant: Merchant,
  reported: Deposit,
  { transactionNumber }: typeof manualPayment.$inferSelect,
): Promise<void> {
  try {
    await db.transaction(async (within) => {
      await confirmDeposit(within, merchant, reported, now);
      await within
        .update(manualPayment)
        .set({ confirmsAt: null })
        .where(eq(manualPayment.transactionNumber, transactionNumber));
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Job that confirms payments by hand for the test apps: a deposit whose player reported the right transaction ID and amount is credited
 * without the cashier, once however often its app confirms it. Anything else waits for the cashier, or for the player to correct it.
 */
export const confirmHandPayments = (merchants: Merchants) => ({
  name: 'confirm-hand-payments',
  everySeconds: 1,
  async run({ db, now }: Turn) {
    for (const { reference, sent } of await due({ db, now })) {
      // Read again: the previous confirmation may have credited it.
      const reported = await lockDeposit(db, reference);
      if (!isAsReported(reported, sent)) continue;
      await confirm({ db, now }, merchants.find(reported.merchantCode), reported, sent);
    }
  },
});
