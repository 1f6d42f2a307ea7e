import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import { changeDeposit, type Deposit } from '../deposits/changeDeposit.ts';
import { creditOrReturn } from '../deposits/creditOrReturn.ts';
import { tellDeposit } from '../outcomes/tellOutcome.ts';

/** One turn of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/**
 * Credits a payment that the provider has confirmed, however late: a payment that was made is never lost. One that came too late and
 * is more than the player's own limits leave goes back to where it came from. Writes to the player.
 */
async function confirm(db: Database, merchant: Merchant, one: Deposit, now: Date): Promise<void> {
  const isOver = one.state === 'pending' && one.expiresAt <= now;
  const due = isOver ? await changeDeposit(db, one, 'expired', now) : one;
  if (due.state !== 'pending' && due.state !== 'expired') return;
  await tellDeposit(db, merchant, await creditOrReturn(db, merchant, due, now), now);
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
