import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Days of a market, both included, as `yyyy-MM-dd`. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The day of a moment in a time zone, as `yyyy-MM-dd`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** The day a number of days after another; before it if negative. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The moment when a day starts in a time zone. */
export const beginning = (day: string, timeZone: string): SQL =>
  sql`(${day}::timestamp AT TIME ZONE ${timeZone})`;

/** How many days a record has if no period is given (S9.6). */
const RECORD_DAYS = 30;

/** The range of days for records: before it there was no platform, and after it databases run out of days. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** The market's time zone and current time. */
export interface MarketTime {
  timeZone: string;
  now: Date;
}

/**
 * The first and last day of a period: up to today if no last day is given, and 30 days long if no first day is. Refuses a period that ends
 * before it begins, and one outside of this century (`period_invalid`).
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
  const first = from ?? addDays(last, 1 - RECORD_DAYS);
  if (first > last) throw new Refusal('period_invalid');
  return { from: first, to: last };
}

const DAY_MS = 86_400_000;

/** How many days a period has. */
export const dayCount = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The period of the same length right before; it may begin before there are records. */
export const daysBefore = (days: { from: string; to: string }): { from: string; to: string } => ({
  from: addDays(days.from, -dayCount(days)),
  to: addDays(days.from, -1),
});

/** Narrows a column, or a calculated moment, to the days of a period from `daysOf`. */
export const inPeriod = (column: SQLWrapper, days: Days, market: MarketTime): SQL | undefined =>
  onDays(column, daysOf(days, market), market.timeZone);

/** Narrows a column, or a calculated moment, to days of a time zone. */
export const onDays = (
  column: SQLWrapper,
  { from, to }: { from: string; to: string },
  timeZone: string,
): SQL | undefined =>
  and(gte(column, beginning(from, timeZone)), lt(column, beginning(addDays(to, 1), timeZone)));
