import type { DateStyle } from '#src/i18n/date.ts';
import { timeWithPeriod } from '#src/i18n/dayPeriod.ts';
import { localeOf } from '#src/i18n/localeOf.ts';
import { dateFormatter } from '#src/ui/dateTime/dateFormatter.ts';

/** The time of day in the market's zone to the second, for clocks. */
export function clockTime(moment: number, style: DateStyle): string {
  const { timeZone, dayPeriods } = style;
  if (dayPeriods) {
    const shape = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone } as const;
    return timeWithPeriod(dayPeriods, localeOf(style), shape, moment);
  }
  return dateFormatter(localeOf(style), { timeStyle: 'medium', timeZone }).format(moment);
}

const SHAPES = {
  /** A day without its year. */
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  /** A month with its year. */
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day of the calendar, `2026-01-31`, which is the same in every zone. */
export const calendarDay = (
  day: string,
  shape: keyof typeof SHAPES,
  style: Omit<DateStyle, 'timeZone'>,
): string =>
  dateFormatter(localeOf(style), { ...SHAPES[shape], timeZone: 'UTC' }).format(new Date(day));
