import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { game, vendor } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { selectName } from '#sandbox/kernel/database/names.ts';
import { onDays } from '#sandbox/kernel/market/period.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { bet } from './schema.ts';

/** The groupings of a player's profit. */
export type ProfitBy = 'day' | 'week' | 'month' | 'vendor' | 'game';

/** Sums of settled bets, in minor units. */
export interface ProfitSums {
  bets: number;
  stake: bigint;
  payout: bigint;
}

/** The sums of one group: a period, by its first day, or a vendor or game, by its code. */
export interface ProfitLine extends ProfitSums {
  of: string;
}

/** The player, and the days in a time zone, whose bets are summed. */
export interface ProfitFilter {
  merchantCode: string;
  memberId: string;
  timeZone: string;
  from: string;
  to: string;
}

const SUMS = {
  bets: count(),
  stake: sql`coalesce(sum(${bet.stake}), 0)`.mapWith(BigInt),
  payout: sql`coalesce(sum(${bet.payout}), 0)`.mapWith(BigInt),
};

const NONE: ProfitSums = { bets: 0, stake: 0n, payout: 0n };

const narrowing = ({ merchantCode, memberId, timeZone, from, to }: ProfitFilter) =>
  and(
    eq(bet.merchantCode, merchantCode),
    eq(bet.memberId, memberId),
    eq(bet.state, 'settled'),
    onDays(bet.at, { from, to }, timeZone),
  );

/** The key of a line's group: the first day of a period in the market, or a code. */
function groupOf(by: ProfitBy, timeZone: string): SQL<string> {
  if (by === 'vendor') return sql<string>`${bet.vendorCode}`;
  if (by === 'game') return sql<string>`${game.code}`;
  // The unit is one of three words; as a parameter it would be a different expression each time it is used.
  const unit = sql.raw(`'${by}'`);
  return sql<string>`to_char(date_trunc(${unit}, ${bet.at} AT TIME ZONE ${timeZone}), 'YYYY-MM-DD')`;
}

/** The sums of all settled bets in a range of days. */
export async function profitSums(db: Database, filter: ProfitFilter): Promise<ProfitSums> {
  const [sums = NONE] = await db.select(SUMS).from(bet).where(narrowing(filter));
  return sums;
}

/** One page of the lines, the newest or most staked first, and the number of all lines. */
export async function profitLines(
  db: Database,
  filter: ProfitFilter,
  by: ProfitBy,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ lines: ProfitLine[]; total: number }> {
  const grouped = db
    .select({
      of: groupOf(by, filter.timeZone).as('of'),
      ...{ bets: SUMS.bets.as('bets'), stake: SUMS.stake.as('stake') },
      payout: SUMS.payout.as('payout'),
    })
    .from(bet)
    .innerJoin(game, eq(game.id, bet.gameId))
    .where(narrowing(filter))
    .groupBy(sql`1`)
    .as('grouped');
  const [counted] = await db.select({ total: count() }).from(grouped);
  const isTime = by === 'day' || by === 'week' || by === 'month';
  const lines = await db
    .select()
    .from(grouped)
    .orderBy(desc(isTime ? grouped.of : grouped.stake), grouped.of)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { lines, total: counted?.total ?? 0 };
}

/** The names of the lines' vendors or games in a language, by code; none for periods. */
export async function namesOf(
  db: Database,
  by: ProfitBy,
  lines: readonly ProfitLine[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0 || (by !== 'vendor' && by !== 'game')) return new Map();
  const named = by === 'vendor' ? vendor : game;
  const codes = lines.map(({ of }) => of);
  const rows = await db
    .select({ code: named.code, name: selectName(named, language) })
    .from(named)
    .where(inArray(named.code, codes));
  return new Map(rows.map(({ code, name }) => [code, name]));
}
