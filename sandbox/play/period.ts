import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import { RECORD_DAYS } from './settings.ts';

/** Days of a market, both included, as `yyyy-MM-dd`. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The day of a moment in a time zone, as `yyyy-MM-dd`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** The day that lies so many days after another; before it for a negative number. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The moment that a day begins in a time zone. */
const beginning = (day: string, timeZone: string): SQL =>
  sql`(${day}::timestamp AT TIME ZONE ${timeZone})`;

/** The days that a record can be asked for: before them there was no platform, and after them databases run out of days. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** Where the days of a period are reckoned, and when. */
export interface MarketTime {
  timeZone: string;
  now: Date;
}

/**
 * The first and the last day of a period: up to today where no last day is given, a month before that where no first one
 * is. Refuses a period that ends before it begins, and one outside of this century (`period_invalid`).
 */
export function daysOf(
  { from, to }: Days,
  { timeZone, now }: MarketTime,
): { from: string; to: string } {
  const isOutside = [from, to].some(
    (day) => day !== undefined && (day < FIRST_DAY || day > LAST_DAY),
  );
  if (isOutside) throw new Refusal('period_invalid');
  const last = to ?? dayOf(now, timeZone);
  const first = from ?? addDays(last, -RECORD_DAYS);
  if (first > last) throw new Refusal('period_invalid');
  return { from: first, to: last };
}

/** Narrows a column to the moments of a period, whose days are those of `daysOf`. */
export function inPeriod(column: Column, days: Days, market: MarketTime): SQL | undefined {
  const { from, to } = daysOf(days, market);
  return and(
    gte(column, beginning(from, market.timeZone)),
    lt(column, beginning(addDays(to, 1), market.timeZone)),
  );
}
