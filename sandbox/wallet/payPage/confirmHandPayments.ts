import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { deposit, handPayment } from '#sandbox/database/schema/wallet.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
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

/**
 * Lets the test apps confirm payments by hand: a deposit whose player entered the transaction ID of one, and what was sent, is credited
 * without the cashier. Anything else waits for the cashier, or for the player to correct it.
 */
export const confirmHandPayments = (merchants: Merchants) => ({
  name: 'confirm-hand-payments',
  everySeconds: 1,
  async run({ db, now }: Turn) {
    const found = await db
      .select({ told: deposit, sent: handPayment })
      .from(handPayment)
      .innerJoin(deposit, eq(deposit.transactionNumber, handPayment.transactionNumber))
      .where(and(lte(handPayment.confirmsAt, now), inArray(deposit.state, ['pending', 'expired'])))
      .orderBy(asc(handPayment.id))
      .for('update');
    for (const { told, sent } of found) {
      if (!isAsTold(told, sent)) continue;
      const { transactionNumber } = sent;
      await confirmDeposit(db, merchants.find(told.merchantCode), told, now);
      await db
        .update(handPayment)
        .set({ confirmsAt: null })
        .where(eq(handPayment.transactionNumber, transactionNumber));
    }
  },
});
