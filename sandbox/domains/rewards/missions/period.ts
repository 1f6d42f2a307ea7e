import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** How often a mission repeats. A week begins on Monday. */
export type PeriodKind = 'daily' | 'weekly';

/** A day or a week of a market. */
export interface Period {
  from: Date;
  /** The end of the period, excluded. */
  until: Date;
}

/** PostgreSQL's name for each kind. */
export const UNIT: Readonly<Record<PeriodKind, string>> = { daily: 'day', weekly: 'week' };

/** Converts a database timestamp to a date. */
export const instant = (moment: SQL): SQL<Date> =>
  sql`extract(epoch FROM ${moment}) * 1000`.mapWith((ms) => new Date(Number(ms)));

/** The current day or week in a time zone. */
export async function periodAt(
  db: Database,
  kind: PeriodKind,
  now: Date,
  timeZone: string,
): Promise<Period> {
  const unit = UNIT[kind];
  const begun = sql`date_trunc(${unit}, ${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone})`;
  const ended = sql`${begun} + ${`1 ${unit}`}::interval`;
  const [period] = await db
    .select({
      from: instant(sql`(${begun}) AT TIME ZONE ${timeZone}`),
      until: instant(sql`(${ended}) AT TIME ZONE ${timeZone}`),
    })
    .from(sql`(SELECT 1) AS one`);
  if (!period) throw new Error('A query without a table has one row.');
  return period;
}
