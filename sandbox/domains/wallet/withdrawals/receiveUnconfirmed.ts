import { and, asc, eq, sql } from 'drizzle-orm';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { receiveWithdrawal } from './closeWithdrawal.ts';
import { withdrawal } from './schema.ts';

/** When a withdrawal automatically counts as received. */
const receivedAt = sql`${withdrawal.lastPaidAt} + ${withdrawal.receiptMinutes} * interval '1 minute'`;

/** Job that closes fully paid withdrawals as received if nobody has confirmed them in time (S4.16). */
export const receiveUnconfirmed: Job = {
  name: 'receive-unconfirmed-withdrawals',
  everySeconds: 1,
  async run({ db, now }) {
    const due = await db
      .select()
      .from(withdrawal)
      .where(
        and(
          eq(withdrawal.state, 'paying'),
          eq(withdrawal.paid, withdrawal.amount),
          sql`${receivedAt} <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(withdrawal.id))
      .for('update');
    for (const one of due) await receiveWithdrawal(db, one, 'automatic', now);
  },
};
