import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import { payDeposit } from '../deposits/payDeposit.ts';

/** One turn of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/** Lets the test provider confirm the payments that testers have put off. One that comes to a closed deposit changes nothing. */
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
      const canBePaid = one.state === 'pending' && one.expiresAt > now;
      if (canBePaid) await payDeposit(db, merchants.find(one.merchantCode), one, now);
      await db.update(deposit).set({ providerPaysAt: null }).where(eq(deposit.id, one.id));
    }
  },
});
