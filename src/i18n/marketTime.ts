import type { DateStyle } from '#src/i18n/date.ts';

/** The locale of a language with the numerals that a market writes. */
export const localeOf = ({ language, numerals }: Omit<DateStyle, 'timeZone'>): string =>
  `${language}-u-nu-${numerals === 'native' ? 'native' : 'latn'}`;

/** The time of day in the market's zone to the second, for clocks. */
export const clockTime = (moment: number, style: DateStyle): string =>
  new Intl.DateTimeFormat(localeOf(style), {
    timeStyle: 'medium',
    timeZone: style.timeZone,
  }).format(moment);

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
  new Intl.DateTimeFormat(localeOf(style), { ...SHAPES[shape], timeZone: 'UTC' }).format(
    new Date(day),
  );
