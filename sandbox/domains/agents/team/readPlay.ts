import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { NAMED_MOVERS } from '../settings.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { type Asked, inBothPeriods, inPeriodItself } from './figureParts.ts';
import type { Figures } from './figures.ts';
import { linesOf } from './scope.ts';

/** What a scope played; amounts are in minor units. */
type Played = Pick<Figures, 'active' | 'stake' | 'payout'>;

/** A member whose turnover changed: what they staked, and what in the period before. */
export interface Moved {
  memberId: string;
  stake: bigint;
  before: bigint;
}

/** What a scope played in the period and the one before. */
export interface Play {
  before: Played;
  byDay: [day: string, played: Played][];
  byLevel: [level: number, played: Played][];
  movers: Moved[];
}

interface Row extends Record<string, unknown> {
  part: 'day' | 'level' | 'before' | 'mover';
  key: string;
  active: number;
  one: string;
  other: string;
}

/**
 * Reads all bets once. They are summed by member and day, these by member, and all else is reckoned from the two: a member is active on
 * a day, on a level or in a period once.
 */
const statement = (asked: Asked) => sql`
  WITH own AS MATERIALIZED (
    SELECT line.member_id, line.level, ${inPeriodItself(sql`bet.settled_at`, asked)} AS current,
      (bet.settled_at AT TIME ZONE ${asked.timeZone})::date AS day, sum(bet.stake)::bigint AS stake, sum(bet.payout)::bigint AS payout
    FROM bet JOIN ${linesOf(asked.scope)} line ON line.member_id = bet.member_id
    WHERE bet.merchant_code = ${asked.merchantCode} AND bet.state = 'settled'
      AND ${inBothPeriods(sql`bet.settled_at`, asked)}
    GROUP BY 1, 2, 3, 4
  ), each AS MATERIALIZED (
    SELECT member_id, level, sum(stake) FILTER (WHERE current) AS stake, sum(payout) FILTER (WHERE current) AS payout,
      sum(stake) FILTER (WHERE NOT current) AS stake_before, sum(payout) FILTER (WHERE NOT current) AS payout_before
    FROM own GROUP BY 1, 2
  ), change AS (
    SELECT member_id, coalesce(stake, 0) AS stake, coalesce(stake_before, 0) AS before FROM each
  )
  SELECT 'day' AS part, day::text AS key, count(*)::int AS active, sum(stake)::text AS one, sum(payout)::text AS other
    FROM own WHERE current GROUP BY day
  UNION ALL SELECT 'level', level::text, count(stake)::int, coalesce(sum(stake), 0)::text, coalesce(sum(payout), 0)::text
    FROM each GROUP BY level
  UNION ALL SELECT 'before', '', count(stake_before)::int, coalesce(sum(stake_before), 0)::text, coalesce(sum(payout_before), 0)::text
    FROM each
  UNION ALL (SELECT 'mover', member_id::text, 0, stake::text, before::text
    FROM change WHERE stake > before ORDER BY stake - before DESC, member_id LIMIT ${NAMED_MOVERS})
  UNION ALL (SELECT 'mover', member_id::text, 0, stake::text, before::text
    FROM change WHERE stake < before ORDER BY stake - before, member_id LIMIT ${NAMED_MOVERS})`;

/** What a scope played in a period and the one before, day by day and level by level, and whose turnover changed most. */
export async function readPlay(db: Database, asked: Asked): Promise<Play> {
  const { rows } = await executeTeamQuery<Row>(db, statement(asked));
  const of = (part: Row['part']) => rows.filter((row) => row.part === part);
  const played = ({ active, one, other }: Row): Played => ({
    ...{ active, stake: BigInt(one), payout: BigInt(other) },
  });
  const [before] = of('before').map(played);
  return {
    before: before ?? { active: 0, stake: 0n, payout: 0n },
    byDay: of('day').map((row) => [row.key, played(row)]),
    byLevel: of('level').map((row) => [Number(row.key), played(row)]),
    movers: of('mover').map(({ key, one, other }) => ({
      ...{ memberId: key, stake: BigInt(one), before: BigInt(other) },
    })),
  };
}
