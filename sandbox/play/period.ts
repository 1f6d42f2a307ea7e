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

/**
 * Narrows a column to the moments of a period: up to today where no last day is given, a month before that where no
 * first one is. Refuses a period that ends before it begins (`period_invalid`).
 */
export function inPeriod(
  column: Column,
  { from, to }: Days,
  { timeZone, now }: { timeZone: string; now: Date },
): SQL | undefined {
  const last = to ?? dayOf(now, timeZone);
  const first = from ?? addDays(last, -RECORD_DAYS);
  if (first > last) throw new Refusal('period_invalid');
  return and(
    gte(column, beginning(first, timeZone)),
    lt(column, beginning(addDays(last, 1), timeZone)),
  );
}
