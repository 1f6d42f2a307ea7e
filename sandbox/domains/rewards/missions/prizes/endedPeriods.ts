import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { instant, type Period, type PeriodKind, periodAt, UNIT } from '../period.ts';

/** The time span within which periods may have ended. */
export interface Passed {
  from: Date;
  now: Date;
}

/** The days or weeks that ended in a span and in which a merchant's bets were settled, oldest first. */
export async function endedPeriods(
  db: Database,
  { merchantCode, brand: { market } }: Merchant,
  kind: PeriodKind,
  { from, now }: Passed,
): Promise<Period[]> {
  const { timeZone } = market;
  const first = await periodAt(db, kind, from, timeZone);
  const current = await periodAt(db, kind, now, timeZone);
  if (first.from >= current.from) return [];
  const begun = db
    .selectDistinct({
      at: sql`date_trunc(${UNIT[kind]}, ${bet.settledAt} AT TIME ZONE ${timeZone})`.as('begun_at'),
    })
    .from(bet)
    .where(
      and(
        eq(bet.merchantCode, merchantCode),
        eq(bet.state, 'settled'),
        gte(bet.settledAt, first.from),
        lt(bet.settledAt, current.from),
      ),
    )
    .as('begun');
  return db
    .select({
      from: instant(sql`${begun.at} AT TIME ZONE ${timeZone}`),
      until: instant(sql`(${begun.at} + ${`1 ${UNIT[kind]}`}::interval) AT TIME ZONE ${timeZone}`),
    })
    .from(begun)
    .orderBy(asc(begun.at));
}
