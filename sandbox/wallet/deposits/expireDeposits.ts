import { and, asc, isNull, lte, ne, or } from 'drizzle-orm';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { Job } from '#sandbox/interfaces/job.ts';
import { changeDeposit } from './changeDeposit.ts';

/** Lets deposits expire that were not paid in time; those with coins on the way are settled instead. */
export const expireDeposits: Job = {
  name: 'expire-deposits',
  everySeconds: 1,
  async run({ db, now }) {
    const due = await db
      .select()
      .from(deposit)
      .where(
        and(
          ...[isNull(deposit.closedAt), lte(deposit.expiresAt, now)],
          // Coins have arrived for whatever is paid to an address and pending.
          or(ne(deposit.state, 'pending'), isNull(deposit.coinAddress)),
        ),
      )
      .orderBy(asc(deposit.id))
      .for('update');
    for (const one of due) await changeDeposit(db, one, 'expired', now);
  },
};
