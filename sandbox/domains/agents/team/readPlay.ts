import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { dayCount } from '#sandbox/kernel/market/period.ts';
import { NAMED_MOVERS } from '../settings.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { type Asked, dayPlace, inBothPeriods } from './figureParts.ts';
import type { FigureSums } from './figureSums.ts';
import { linesOf } from './scope.ts';

/** A member whose turnover changed: their stakes in the period and in the one before. */
export interface Moved {
  memberId: string;
  stake: bigint;
  before: bigint;
}

/** A row of one level: a day's play, the active members of each period, or a member whose turnover changed. */
type Row = { level: number } & (
  | { part: 'day'; key: string; one: string; two: string; three: string }
  | { part: 'active'; key: null; one: string; two: string; three: null }
  | { part: 'mover'; key: string; one: string; two: string; three: null }
);

/**
 * Reads all bets once. They are summed by member and day, then by member, and the rest is calculated from these two: a member is on one
 * level, and active on a day or in a period once. Movers are picked before their values become texts, which takes long for all members.
 */
function statement(asked: Asked): SQL {
  const isBefore = sql`place <= ${dayCount(asked.days)}`;
  return sql`
  WITH own AS MATERIALIZED (
    SELECT line.member_id, line.level, ${dayPlace(sql`bet.settled_at`, asked)} AS place,
      amount_sum(bet.stake) AS stake, amount_sum(bet.payout) AS payout
    FROM bet JOIN ${linesOf(asked.scope)} line ON line.member_id = bet.member_id
    WHERE bet.merchant_code = ${asked.merchantCode} AND bet.state = 'settled'
      AND ${inBothPeriods(sql`bet.settled_at`, asked)}
    GROUP BY 1, 2, 3
  ), each AS MATERIALIZED (
    SELECT member_id, level, amount_sum(stake) FILTER (WHERE NOT ${isBefore}) AS stake,
      amount_sum(stake) FILTER (WHERE ${isBefore}) AS stake_before
    FROM own GROUP BY 1, 2
  ), change AS (
    SELECT level, member_id, coalesce(stake, 0) AS stake, coalesce(stake_before, 0) AS before FROM each
  ), mover AS (
    (SELECT * FROM change WHERE stake > before ORDER BY stake - before DESC, member_id LIMIT ${NAMED_MOVERS})
    UNION ALL (SELECT * FROM change WHERE stake < before ORDER BY stake - before, member_id LIMIT ${NAMED_MOVERS})
  )
  SELECT 'day' AS part, level, place::text AS key, count(*)::text AS one, sum(stake)::text AS two, sum(payout)::text AS three
    FROM own GROUP BY level, place
  UNION ALL SELECT 'active', level, NULL, count(stake)::text, count(stake_before)::text, NULL FROM each GROUP BY level
  UNION ALL SELECT 'mover', level, member_id::text, stake::text, before::text, NULL FROM mover`;
}

/** Adds a scope's play in a period and the one before to its figures, and returns whose turnover changed most. */
export async function readPlay(db: Database, asked: Asked, sums: FigureSums): Promise<Moved[]> {
  const { rows } = await executeTeamQuery<Row>(db, statement(asked));
  const movers: Moved[] = [];
  for (const { level, ...row } of rows) {
    const [one, two] = [BigInt(row.one), BigInt(row.two)];
    if (row.part === 'mover') movers.push({ memberId: row.key, stake: one, before: two });
    else if (row.part === 'active') sums.addActive(level, { period: one, before: two });
    else
      sums.addDay(level, Number(row.key), { active: one, stake: two, payout: BigInt(row.three) });
  }
  return movers;
}
