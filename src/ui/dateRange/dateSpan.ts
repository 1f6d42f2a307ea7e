import { addDays, type CalendarDate, dateOf } from './calendarDate.ts';

/** Two days and all between them. What was typed and is no day is kept as it was typed. */
export interface DateSpan {
  from: CalendarDate;
  to: CalendarDate;
}

/** The last so many days, today among them (S9.6). */
export const previousDays = (today: CalendarDate, days: number): DateSpan => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The next so many days, today among them (S9.6). */
export const nextDays = (today: CalendarDate, days: number): DateSpan => ({
  from: today,
  to: addDays(today, days - 1),
});

/** Why a span cannot be used: one of its days is invalid, or it ends before it begins. */
export function problemOf({ from, to }: DateSpan): 'unreadable' | 'reversed' | undefined {
  if (dateOf(from) === undefined || dateOf(to) === undefined) return 'unreadable';
  return from !== '' && to !== '' && from > to ? 'reversed' : undefined;
}
