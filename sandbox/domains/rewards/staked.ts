import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** The period in which counted bets were placed. An omitted end is open. */
export interface StakedPeriod {
  from?: Date | undefined;
  /** The end of the period, excluded. */
  until?: Date | null | undefined;
}

/** The total stakes of bets, in minor units. */
export const STAKED: SQL<bigint> = sql`coalesce(sum(${bet.stake}), 0)`.mapWith(BigInt);

/** The condition for a member's settled bets placed in a period. */
export const settledBets = (memberId: string, { from, until }: StakedPeriod = {}) =>
  and(
    eq(bet.memberId, memberId),
    eq(bet.state, 'settled'),
    from && gte(bet.at, from),
    until ? lt(bet.at, until) : undefined,
  );

/** A member's stakes in a period on bets that are settled by now, in minor units. */
export async function stakedBy(
  db: Database,
  memberId: string,
  period: StakedPeriod = {},
): Promise<bigint> {
  const [row] = await db.select({ staked: STAKED }).from(bet).where(settledBets(memberId, period));
  return row?.staked ?? 0n;
}
