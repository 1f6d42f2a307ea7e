import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { createRandom } from '#sandbox/kernel/random.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';
import type { Habit } from './player.ts';
import { type PastBet, playSession, type SeedGame } from './playSession.ts';
import { createPurse } from './purse.ts';

/** A seeded player who bets. */
export interface Bettor {
  id: string;
  createdAt: Date;
  habit: Habit;
}

/** The games that a merchant's players choose from. */
export interface Choice {
  popular: readonly SeedGame[];
  lotteries: readonly SeedGame[];
}

/** All past bets of a player. */
export interface Career {
  bets: readonly PastBet[];
  history: readonly Posting[];
}

const DAY_MS = 86_400_000;
/** Six months of records. */
const LONGEST_MS = 183 * DAY_MS;
const REFILL_DAYS = 7;
/** How many games a player plays, one of them a lottery if there are any. */
const OWN_GAMES = 8;
/** How many stakes the balance must cover; below that a player is out of credits. */
const LOW_STAKES = 5n;

/** Generates a player's bets from their first day until `day`, on games of their own choice. */
export function careerOf(
  merchant: Merchant,
  { id, createdAt, habit }: Bettor,
  { popular, lotteries }: Choice,
  day: Date,
): Career {
  const random = createRandom(`bets ${id}`);
  const own = Array.from({ length: OWN_GAMES }, (_, place) =>
    random.pick(place === 0 && lotteries.length > 0 ? lotteries : popular),
  );
  const purse = createPurse(merchant, id);
  const first = Math.max(createdAt.getTime() + 3_600_000, day.getTime() - LONGEST_MS);
  purse.receive(habit.credits, new Date(first), 'opening-credits');
  const low = (habit.stakes.at(-1) ?? 0n) * LOW_STAKES;
  const bets: PastBet[] = [];
  let refilled = first;
  for (let start = first; start < day.getTime(); start += DAY_MS) {
    if (!random.chance(habit.daily)) continue;
    const latest = Math.min(start + DAY_MS, day.getTime()) - 3_600_000;
    const at = new Date(
      Math.max(start + 60_000, start + Math.floor(random.next() * (latest - start))),
    );
    const name = `s${Math.floor(at.getTime() / 60_000).toString(36)}`;
    if (purse.balance() < low && at.getTime() - refilled > REFILL_DAYS * DAY_MS) {
      purse.receive(habit.credits, new Date(at.getTime() - 30_000), `refill-${name}`);
      refilled = at.getTime();
    }
    if (purse.balance() > 0n)
      bets.push(...playSession(random.pick(own), purse, habit, random, { at, name }));
  }
  return { bets, history: purse.history };
}
