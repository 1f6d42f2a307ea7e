import { and, asc, isNull, lte } from 'drizzle-orm';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { Job } from '#sandbox/interfaces/job.ts';
import { changeDeposit } from './changeDeposit.ts';

/** Lets deposits expire that were not paid in time. */
export const expireDeposits: Job = {
  name: 'expire-deposits',
  everySeconds: 1,
  async run({ db, now }) {
    const due = await db
      .select()
      .from(deposit)
      .where(and(isNull(deposit.closedAt), lte(deposit.expiresAt, now)))
      .orderBy(asc(deposit.id))
      .for('update');
    for (const one of due) await changeDeposit(db, one, 'expired', now);
  },
};
