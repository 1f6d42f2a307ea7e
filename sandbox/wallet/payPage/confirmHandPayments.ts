import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/database/database.ts';
import { deposit, handPayment } from '#sandbox/database/schema/wallet.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import { type Deposit, lockDeposit } from '../deposits/changeDeposit.ts';
import { confirmDeposit } from '../deposits/confirmDeposit.ts';
import { providerOf } from '../methods.ts';

/** One turn of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/** Whether a payment is what the player says that they sent. */
function isAsTold(told: Deposit, sent: typeof handPayment.$inferSelect): boolean {
  const asked = providerOf(told.method, told.provider);
  return (
    sent.amount === (told.sentAmount ?? told.amount) &&
    sent.action === (told.sentAs ?? asked?.payTo?.walletAction) &&
    sent.provider === (told.sentProvider ?? asked?.name) &&
    sent.number === (told.sentNumber ?? asked?.payTo?.number)
  );
}

/** The deposit that an app was opened from. */
const opened = alias(deposit, 'opened');

/** Payments that are due, each with the deposit of the same merchant whose player entered its transaction ID. */
const due = ({ db, now }: Turn) =>
  db
    .select({ reference: deposit.reference, sent: handPayment })
    .from(handPayment)
    .innerJoin(opened, eq(opened.id, handPayment.depositId))
    .innerJoin(
      deposit,
      and(
        eq(deposit.transactionNumber, handPayment.transactionNumber),
        eq(deposit.merchantCode, opened.merchantCode),
      ),
    )
    .where(and(lte(handPayment.confirmsAt, now), inArray(deposit.state, ['pending', 'expired'])))
    .orderBy(asc(handPayment.id));

/**
 * Lets the test apps confirm payments by hand: a deposit whose player entered the transaction ID of one, and what was sent, is credited
 * without the cashier, once however often its app confirms it. Anything else waits for the cashier, or for the player to correct it.
 */
export const confirmHandPayments = (merchants: Merchants) => ({
  name: 'confirm-hand-payments',
  everySeconds: 1,
  async run({ db, now }: Turn) {
    for (const { reference, sent } of await due({ db, now })) {
      // Read anew: the confirmation before this one may have credited it.
      const told = await lockDeposit(db, reference);
      if (!isAsTold(told, sent)) continue;
      await confirmDeposit(db, merchants.find(told.merchantCode), told, now);
      await db
        .update(handPayment)
        .set({ confirmsAt: null })
        .where(eq(handPayment.transactionNumber, sent.transactionNumber));
    }
  },
});
