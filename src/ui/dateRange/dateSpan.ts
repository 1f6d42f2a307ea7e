import { addDays, type CalendarDate, dateOf } from './calendarDate.ts';

/** An inclusive range of days. Typed text that is no day is kept as typed. */
export interface DateSpan {
  from: CalendarDate;
  to: CalendarDate;
}

/** A range of the last `days` days, including today (S9.6). */
export const previousDays = (today: CalendarDate, days: number): DateSpan => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** A range of the next `days` days, including today (S9.6). */
export const nextDays = (today: CalendarDate, days: number): DateSpan => ({
  from: today,
  to: addDays(today, days - 1),
});

/** Why a range is invalid: one of its days is, or it ends before it begins. */
export function problemOf({ from, to }: DateSpan): 'unreadable' | 'reversed' | undefined {
  if (dateOf(from) === undefined || dateOf(to) === undefined) return 'unreadable';
  return from !== '' && to !== '' && from > to ? 'reversed' : undefined;
}
