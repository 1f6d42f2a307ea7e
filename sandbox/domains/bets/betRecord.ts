import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { namesLike } from '#sandbox/domains/catalogue/namesLike.ts';
import { game, vendor } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { selectName } from '#sandbox/kernel/database/names.ts';
import { type Days, inPeriod } from '#sandbox/kernel/market/period.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { type BetState, bet } from './schema.ts';

/** The filters of a betting record. An omitted filter restricts nothing; an omitted period means the last 30 days. */
export interface BetFilter extends Days {
  gameType?: GameType | undefined;
  vassalage?: string | undefined;
  /** A part of the game's name, in any language. */
  gameName?: string | undefined;
  state?: BetState | undefined;
}

/** The player whose record is read, and when. */
export interface BetReader {
  merchant: Merchant;
  memberId: string;
  now: Date;
}

/** The totals of all bets that match a filter, in minor units. */
export interface BetSums {
  all: number;
  bets: number;
  stake: bigint;
  validStake: bigint;
  payout: bigint;
  runningBets: number;
  runningStake: bigint;
}

/** A bet with the names of its game and vendor. */
export interface RecordedBet {
  row: typeof bet.$inferSelect;
  gameCode: string;
  game: string;
  vendor: string;
}

interface BetOrder {
  sort: 'at' | 'stake' | 'payout' | 'net';
  order: 'asc' | 'desc';
}

const isOver = sql`${bet.state} <> 'open'`;
const isSettled = sql`${bet.state} = 'settled'`;
const isOpen = sql`${bet.state} = 'open'`;
const sumOf = (column: typeof bet.stake | typeof bet.payout, which: SQL) =>
  sql`coalesce(sum(${column}) FILTER (WHERE ${which}), 0)`.mapWith(BigInt);
const countOf = (which: SQL) => sql`count(*) FILTER (WHERE ${which})`.mapWith(Number);

/** The sort columns of bets. Only a finished bet has paid something. */
export const BET_SORTS = {
  at: sql`${bet.at}`,
  stake: sql`${bet.stake}`,
  payout: sql`CASE WHEN ${isOver} THEN ${bet.payout} END`,
  net: sql`CASE WHEN ${isOver} THEN ${bet.payout} - ${bet.stake} END`,
} as const satisfies Record<BetOrder['sort'], SQL>;

const narrowing = (
  { merchant, memberId, now }: BetReader,
  { from, to, gameType, vassalage, gameName, state }: BetFilter,
) =>
  and(
    eq(bet.merchantCode, merchant.merchantCode),
    eq(bet.memberId, memberId),
    inPeriod(bet.at, { from, to }, { timeZone: merchant.brand.market.timeZone, now }),
    gameType && eq(bet.gameType, gameType),
    vassalage === undefined ? undefined : eq(bet.vendorCode, vassalage),
    gameName === undefined ? undefined : namesLike(gameName),
    state && eq(bet.state, state),
  );

const NONE: BetSums = {
  ...{ all: 0, bets: 0, stake: 0n, validStake: 0n, payout: 0n },
  ...{ runningBets: 0, runningStake: 0n },
};

/** The totals of a member's bets. Refuses an invalid period (`period_invalid`). */
export async function betSums(
  db: Database,
  reader: BetReader,
  filter: BetFilter,
): Promise<BetSums> {
  const [sums = NONE] = await db
    .select({
      all: count(),
      bets: countOf(isOver),
      stake: sumOf(bet.stake, isOver),
      validStake: sumOf(bet.stake, isSettled),
      payout: sumOf(bet.payout, isOver),
      runningBets: countOf(isOpen),
      runningStake: sumOf(bet.stake, isOpen),
    })
    .from(bet)
    .innerJoin(game, eq(game.id, bet.gameId))
    .where(narrowing(reader, filter));
  return sums;
}

/** The bets of a record to read, and the language of the names. */
export interface BetReading extends BetOrder {
  language: Language;
  /** All bets if omitted. */
  page?: { pageNo: number; pageSize: number };
}

/** Bets with the names of their games and vendors in a language. */
const namedBets = (db: Database, language: Language) =>
  db
    .select({
      ...{ row: bet, gameCode: game.code },
      game: selectName(game, language),
      vendor: selectName(vendor, language),
    })
    .from(bet)
    .innerJoin(game, eq(game.id, bet.gameId))
    .innerJoin(vendor, eq(vendor.code, bet.vendorCode));

/** Finds a member's bet by its number; undefined if it is not theirs, or not of this merchant. */
export async function recordedBet(
  db: Database,
  { merchant, memberId }: Pick<BetReader, 'merchant' | 'memberId'>,
  id: number,
  language: Language,
): Promise<RecordedBet | undefined> {
  const [found] = await namedBets(db, language).where(
    and(eq(bet.id, id), eq(bet.merchantCode, merchant.merchantCode), eq(bet.memberId, memberId)),
  );
  return found;
}

/** A member's bets in an order, one page or all. Refuses an invalid period (`period_invalid`). */
export async function recordedBets(
  db: Database,
  reader: BetReader,
  filter: BetFilter,
  { sort, order, language, page }: BetReading,
): Promise<RecordedBet[]> {
  const by = order === 'asc' ? asc : desc;
  const bets = namedBets(db, language)
    .where(narrowing(reader, filter))
    .orderBy(sql`${by(BET_SORTS[sort])} NULLS LAST`, by(bet.at), by(bet.id))
    .$dynamic();
  return page ? bets.limit(page.pageSize).offset((page.pageNo - 1) * page.pageSize) : bets;
}

/** The stake of a bet that counts for turnover and rebates, in minor units. */
export const validStake = ({ state, stake }: Pick<typeof bet.$inferSelect, 'state' | 'stake'>) =>
  state === 'settled' ? stake : 0n;

/** The payout of a bet less its stake, in minor units; undefined while it is open. */
export const netOf = ({ state, stake, payout }: typeof bet.$inferSelect): bigint | undefined =>
  state === 'open' ? undefined : payout - stake;
