import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/contract/operations.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { amountText } from '#sandbox/money.ts';
import { inPeriod } from '#sandbox/play/period.ts';

const BETS = count();
const STAKE = sql`coalesce(sum(${bet.stake}), 0)`.mapWith(BigInt);
const PAYOUT = sql`coalesce(sum(${bet.payout}), 0)`.mapWith(BigInt);

/** Sums of settled bets. */
interface Sums {
  bets: number;
  stake: bigint;
  payout: bigint;
}

const sumsValue = ({ bets, stake, payout }: Sums) => ({
  ...{ bets, stake: amountText(stake), payout: amountText(payout) },
  net: amountText(payout - stake),
});

const NONE: Sums = { bets: 0, stake: 0n, payout: 0n };

/** What a line is of: a day of the market, or a vendor. */
const groupOf = (by: 'day' | 'vendor', timeZone: string): SQL<string> =>
  by === 'vendor'
    ? sql<string>`${bet.vendorCode}`
    : sql<string>`to_char(${bet.at} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`;

/** What a player has won and lost, by day or by vendor, with the sums (S2.16 personalProfit). */
export const getPersonalProfit: Handler<'getPersonalProfit'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query: { from, to, by, pageNo, pageSize },
}) => {
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(bet.merchantCode, merchant.merchantCode),
    eq(bet.memberId, member.id),
    eq(bet.state, 'settled'),
    inPeriod(bet.at, { from, to }, { timeZone, now }),
  );
  const grouped = db
    .select({
      of: groupOf(by, timeZone).as('of'),
      ...{ bets: BETS.as('bets'), stake: STAKE.as('stake'), payout: PAYOUT.as('payout') },
    })
    .from(bet)
    .where(where)
    .groupBy(sql`1`)
    .as('grouped');
  const [counted] = await db.select({ total: count() }).from(grouped);
  const lines = await db
    .select()
    .from(grouped)
    .orderBy(desc(by === 'day' ? grouped.of : grouped.stake), grouped.of)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [sums = NONE] = await db
    .select({ bets: BETS, stake: STAKE, payout: PAYOUT })
    .from(bet)
    .where(where);
  const total = counted?.total ?? 0;
  return {
    lines: lines.map(({ of, ...line }) => ({ of, ...sumsValue(line) })),
    totals: sumsValue(sums),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
