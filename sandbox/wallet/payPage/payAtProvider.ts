import { asc, eq, lte } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import { changeDeposit, type Deposit } from '../deposits/changeDeposit.ts';
import { payDeposit } from '../deposits/payDeposit.ts';

/** One turn of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/** What a player reads whose late payment their own limit leaves no room for. */
const RETURNED = 'Paid too late and returned: your deposit limit left no room for it.';

/**
 * Credits a payment that the provider has confirmed, however late: a payment that was made is never lost. One that came too late and
 * is more than the player's own limits leave goes back to where it came from.
 */
async function confirm(db: Database, merchant: Merchant, one: Deposit, now: Date): Promise<void> {
  const isOver = one.state === 'pending' && one.expiresAt <= now;
  const due = isOver ? await changeDeposit(db, one, 'expired', now) : one;
  if (due.state !== 'pending' && due.state !== 'expired') return;
  try {
    await payDeposit(db, merchant, due, now);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'deposit_limit_reached')) throw error;
    await db.update(deposit).set({ note: RETURNED }).where(eq(deposit.id, due.id));
  }
}

/** Lets the test provider confirm the payments that testers have put off, each once. */
export const payAtProvider = (merchants: Merchants) => ({
  name: 'pay-at-provider',
  everySeconds: 1,
  async run({ db, now }: Turn) {
    const due = await db
      .select()
      .from(deposit)
      .where(lte(deposit.providerPaysAt, now))
      .orderBy(asc(deposit.id))
      .for('update');
    for (const one of due) {
      await confirm(db, merchants.find(one.merchantCode), one, now);
      await db.update(deposit).set({ providerPaysAt: null }).where(eq(deposit.id, one.id));
    }
  },
});
