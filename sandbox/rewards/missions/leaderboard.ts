import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { amountText } from '#sandbox/money.ts';
import { maskedName } from '#sandbox/play/maskedName.ts';
import type { Leaderboard } from '#src/platform/contract.generated.ts';
import { LEADERBOARD_SIZE } from '../settings.ts';
import { STAKED } from '../staked.ts';
import type { Period } from './period.ts';

/** The members of a merchant who have staked in a period, each with their place. */
const placesOf = (db: Database, merchantCode: string, { from, until }: Period) =>
  db
    .select({
      memberId: bet.memberId,
      staked: STAKED.as('staked'),
      place: sql`rank() OVER (ORDER BY sum(${bet.stake}) DESC)`.mapWith(Number).as('place'),
    })
    .from(bet)
    .where(
      and(
        eq(bet.merchantCode, merchantCode),
        eq(bet.state, 'settled'),
        gte(bet.settledAt, from),
        lt(bet.settledAt, until),
      ),
    )
    .groupBy(bet.memberId)
    .as('places');

/** Who has staked the most on bets that were settled in a period, and where a player stands (S2.16). */
export async function leaderboardOf(
  db: Database,
  merchantCode: string,
  period: Period,
  memberId: string,
): Promise<Leaderboard> {
  const places = placesOf(db, merchantCode, period);
  const { staked, place } = places;
  const leaders = await db
    .select({ memberId: places.memberId, account: member.account, staked, place })
    .from(places)
    .innerJoin(member, eq(member.id, places.memberId))
    .orderBy(asc(place), desc(member.account))
    .limit(LEADERBOARD_SIZE);
  const [own] = await db
    .select({ staked, place })
    .from(places)
    .where(eq(places.memberId, memberId));
  return {
    list: leaders.map((leader) => ({
      place: leader.place,
      customerName: maskedName(leader.account),
      staked: amountText(leader.staked),
      own: leader.memberId === memberId,
    })),
    own: { place: own?.place ?? null, staked: amountText(own?.staked ?? 0n) },
    endsAt: period.until.toISOString(),
  };
}
