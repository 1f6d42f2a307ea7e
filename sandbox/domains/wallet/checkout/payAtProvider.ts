import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { confirmDeposit } from '../deposits/confirmDeposit.ts';
import { deposit } from '../deposits/schema.ts';

/** One run of the job. */
interface Turn {
  db: Database;
  now: Date;
}

/** Job that makes the test provider confirm the payments that testers have delayed, each once. */
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
      await confirmDeposit(db, merchants.find(one.merchantCode), one, now);
      await db.update(deposit).set({ providerPaysAt: null }).where(eq(deposit.id, one.id));
    }
  },
});
