import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { DEPOSIT_METHOD_IDS, DEPOSIT_METHODS } from '../methods.ts';
import { changeDeposit } from './changeDeposit.ts';
import { deposit } from './schema.ts';

const ON_PAGE = DEPOSIT_METHOD_IDS.filter(
  (method) => DEPOSIT_METHODS[method].adapter !== 'manual-reference',
);

/** Deposits whose time has ended. A pending deposit with an address has received coins, and is settled instead. */
const over = (now: Date) =>
  and(lte(deposit.expiresAt, now), or(ne(deposit.state, 'pending'), isNull(deposit.coinAddress)));

/** Deposits of players on a break or suspended that cannot have been paid: the provider's page was never opened. */
const stopped = (db: Database, now: Date) =>
  and(
    ...[eq(deposit.state, 'created'), inArray(deposit.method, ON_PAGE)],
    isNull(deposit.coinAddress),
    exists(
      db
        .select({ id: member.id })
        .from(member)
        .where(
          and(
            eq(member.id, deposit.memberId),
            or(gt(member.excludedUntil, now), isNotNull(member.suspendedAt)),
          ),
        ),
    ),
  );

/** Job that expires deposits not paid in time, and unopened ones of players on a break or suspended. */
export const expireDeposits: Job = {
  name: 'expire-deposits',
  everySeconds: 1,
  async run({ db, now }) {
    const due = await db
      .select()
      .from(deposit)
      .where(and(isNull(deposit.closedAt), or(over(now), stopped(db, now))))
      .orderBy(asc(deposit.id))
      .for('update');
    for (const one of due) await changeDeposit(db, one, 'expired', now);
  },
};
