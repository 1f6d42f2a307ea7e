import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import type { RewardUnit } from '#src/platform/contract.generated.ts';
import { reward } from './schema/rewards.ts';

/** The member, days and time of the requested records. */
export interface RecordFilter {
  memberId: string;
  now: Date;
  timeZone: string;
  /** The first and the last day. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The time at which a reward was claimed or expired. */
const ENDED_AT = sql`coalesce(${reward.claimedAt}, ${reward.expiresAt})`;

/** The condition for a member's rewards that were claimed or expired within the days of a filter. */
function ended({ memberId, now, timeZone, from, to }: RecordFilter): SQL | undefined {
  return and(
    eq(reward.memberId, memberId),
    or(isNotNull(reward.claimedAt), lte(reward.expiresAt, now)),
    inPeriod(ENDED_AT, { from, to }, { timeZone, now }),
  );
}

/** The total claimed in a unit, in minor units or hundredths of a point. */
const claimedOf = (unit: RewardUnit) =>
  sql`coalesce(sum(${reward.amount}) FILTER (WHERE ${reward.claimedAt} IS NOT NULL AND ${reward.unit} = ${unit}), 0)`.mapWith(
    BigInt,
  );

/** A page of a member's claimed or expired rewards, latest first (S2.16). */
export const rewardRecords = (
  db: Database,
  filter: RecordFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) =>
  db
    .select()
    .from(reward)
    .where(ended(filter))
    .orderBy(sql`${ENDED_AT} DESC`, reward.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** The number of records that match a filter, and the totals claimed. */
export async function rewardTotals(
  db: Database,
  filter: RecordFilter,
): Promise<{ records: number; money: bigint; points: bigint }> {
  const [totals] = await db
    .select({
      records: sql`count(*)`.mapWith(Number),
      money: claimedOf('money'),
      points: claimedOf('points'),
    })
    .from(reward)
    .where(ended(filter));
  return totals ?? { records: 0, money: 0n, points: 0n };
}
