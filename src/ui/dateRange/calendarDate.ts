import { latinDigits } from '#src/ui/latinDigits.ts';

/** A calendar day, `yyyy-MM-dd`, without a time zone; empty if none is chosen. */
export type CalendarDate = string;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * Parses a day in either of two formats, yyyy-MM-dd and MM-dd-yyyy (S5.9), with either set of digits. Returns undefined for an empty text
 * and for a day that does not exist.
 */
export function dateOf(text: string): CalendarDate | undefined {
  const latin = latinDigits(text).trim();
  if (latin === '') return '';
  const [, year, month, day] = YEAR_FIRST.exec(latin) ?? [];
  if (year && month && day) return existing(year, month, day);
  const [, monthFirst, dayNext, yearLast] = YEAR_LAST.exec(latin) ?? [];
  return monthFirst && dayNext && yearLast ? existing(yearLast, monthFirst, dayNext) : undefined;
}

function existing(year: string, month: string, day: string): CalendarDate | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && isoOf(moment) === iso ? iso : undefined;
}

/** Midnight of a day in UTC, for libraries that use moments. Undefined for an empty or invalid day. */
export function momentOf(date: CalendarDate): Date | undefined {
  return dateOf(date) ? new Date(`${date}T00:00:00Z`) : undefined;
}

/** The day of a moment in UTC. */
export const isoOf = (moment: Date): CalendarDate => moment.toISOString().slice(0, 10);

/** Adds days to a day; negative for earlier. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return isoOf(moment);
}
