import type { LanguageFacts, PageBrand } from '#src/brand/page.ts';
import { dateFormatter } from '#src/ui/dateTime/dateFormatter.ts';
import { timeWithPeriod } from './dayPeriod.ts';
import { localeOf } from './localeOf.ts';

/** How a market writes times: in its own zone, never the device's. */
export type DateStyle = Pick<PageBrand['market'], 'timeZone' | 'numerals'> & {
  language: string;
  /** Given for a language that names the part of the day. */
  dayPeriods?: LanguageFacts['dayPeriods'] | undefined;
};

const SHAPES = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  dateClock: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** The same shapes for languages that name the part of the day; a date alone has none. */
const PERIOD_SHAPES = {
  time: TIME,
  dateTime: { ...DATE, ...TIME },
  dateClock: { ...DATE, ...TIME, second: '2-digit' },
} as const satisfies Partial<Record<keyof typeof SHAPES, Intl.DateTimeFormatOptions>>;

/** Where a line could end within a date in figures, `2026-01-31`; a word joiner there holds it together. */
const WITHIN_FIGURES = /(?<=\p{Nd}-)(?=\p{Nd})/gu;
const WORD_JOINER = '\u2060';

/**
 * Formats a moment in the market's time zone. `moment` is an ISO 8601 string or milliseconds since 1970. An unreadable moment shows a dash.
 */
export function formatDate(
  moment: string | number,
  shape: keyof typeof SHAPES,
  style: DateStyle,
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '–';
  const { timeZone, dayPeriods } = style;
  const locale = localeOf(style);
  if (shape !== 'date' && dayPeriods) {
    return timeWithPeriod(dayPeriods, locale, { ...PERIOD_SHAPES[shape], timeZone }, date);
  }
  const text = dateFormatter(locale, { ...SHAPES[shape], timeZone }).format(date);
  return text.replace(WITHIN_FIGURES, WORD_JOINER);
}

/** Formats a day without a time, `2026-01-31`, for players. */
export const formatDay = (day: string, style: Omit<DateStyle, 'timeZone'>): string =>
  formatDate(`${day}T00:00:00Z`, 'date', { ...style, timeZone: 'UTC' });
