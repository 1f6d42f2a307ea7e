import { and, asc, between, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import type {
  Leaderboard,
  Leader as LeaderView,
  OwnPlace,
} from '#src/platform/contract.generated.ts';
import { LEADERBOARD_AROUND, LEADERBOARD_SIZE } from '../settings.ts';
import { STAKED } from '../staked.ts';
import type { Period } from './period.ts';

/** The merchant, period and games of a leaderboard. */
export interface LeaderboardScope {
  merchant: Merchant;
  period: Period;
  /** Counts only stakes on these games; all if omitted. */
  gameIds?: readonly number[];
}

/** The members of a merchant who have staked in a period, each with their place. */
const placesOf = (db: Database, { merchant, period: { from, until }, gameIds }: LeaderboardScope) =>
  db
    .select({
      memberId: bet.memberId,
      staked: STAKED.as('staked'),
      place:
        sql`row_number() OVER (ORDER BY sum(${bet.stake}) DESC, max(${bet.settledAt}), ${bet.memberId})`
          .mapWith(Number)
          .as('place'),
    })
    .from(bet)
    .where(
      and(
        eq(bet.merchantCode, merchant.merchantCode),
        eq(bet.state, 'settled'),
        gte(bet.settledAt, from),
        lt(bet.settledAt, until),
        gameIds && inArray(bet.gameId, gameIds),
      ),
    )
    .groupBy(bet.memberId)
    .as('places');

/** A member and their place on a leaderboard. */
export interface Leader {
  memberId: string;
  account: string;
  /** In minor units. */
  staked: bigint;
  /** From 1; no two have the same. */
  place: number;
}

/** The members on a range of places, both ends included, in order. */
async function leadersBetween(
  db: Database,
  race: LeaderboardScope,
  first: number,
  last: number,
): Promise<Leader[]> {
  const places = placesOf(db, race);
  const { memberId, staked, place } = places;
  return db
    .select({ memberId, account: member.account, staked, place })
    .from(places)
    .innerJoin(member, eq(member.id, memberId))
    .where(between(place, first, last))
    .orderBy(asc(place));
}

/** The members on the first places, at most `most`. */
export const leadersOf = (db: Database, race: LeaderboardScope, most: number): Promise<Leader[]> =>
  leadersBetween(db, race, 1, most);

/** The API value of a leaderboard entry for the viewing member. */
const leaderView = (
  merchant: Merchant,
  { memberId, account, staked, place }: Leader,
  viewerId: string,
): LeaderView => ({
  place,
  customerName: maskedName(account),
  staked: amountText(merchant, staked),
  own: memberId === viewerId,
});

/** A member's own place; null if they have staked nothing. */
export async function ownPlaceOf(
  db: Database,
  race: LeaderboardScope,
  memberId: string,
): Promise<OwnPlace> {
  const places = placesOf(db, race);
  const [own] = await db
    .select({ staked: places.staked, place: places.place })
    .from(places)
    .where(eq(places.memberId, memberId));
  return { place: own?.place ?? null, staked: amountText(race.merchant, own?.staked ?? 0n) };
}

/** The entries around a member's place; none if they have staked nothing. */
async function around(
  db: Database,
  race: LeaderboardScope,
  place: number | null,
): Promise<Leader[]> {
  if (place === null) return [];
  return leadersBetween(db, race, place - LEADERBOARD_AROUND, place + LEADERBOARD_AROUND);
}

/** The members with the highest stakes on bets settled in a period, and the player's own place (S2.16). */
export async function leaderboardOf(
  db: Database,
  race: LeaderboardScope,
  memberId: string,
): Promise<Omit<Leaderboard, 'prizes' | 'paid'>> {
  const view = (leader: Leader) => leaderView(race.merchant, leader, memberId);
  const leaders = await leadersOf(db, race, LEADERBOARD_SIZE);
  const own = await ownPlaceOf(db, race, memberId);
  return {
    list: leaders.map(view),
    own,
    around: (await around(db, race, own.place)).map(view),
    endsAt: race.period.until.toISOString(),
  };
}
