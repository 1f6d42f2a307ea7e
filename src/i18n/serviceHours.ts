import { dateFormatter } from '#src/ui/dateTime/dateFormatter.ts';
import { knowsDateNames } from '#src/ui/dateTime/dateNames.ts';
import { type DateStyle, formatDate } from './date.ts';
import { localeOf } from './localeOf.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const TIME = '(?:[01]\\d|2[0-4]):[0-5]\\d';

/** Hours as a manifest and the platform have them, `Mon-Fri 12:00-21:00`. */
const HOURS = new RegExp(`^(${DAYS.join('|')})-(${DAYS.join('|')}) (${TIME})-(${TIME})$`);

/** The day of a month that began on a Thursday, January 1970, on which its first whole week begins. */
const MONDAY = 5;

/** How hours in a market's own time are written. */
export type HoursStyle = Omit<DateStyle, 'timeZone'>;

/**
 * Words hours of customer service in the reader's language, with the names of its days and its times: `Mon–Fri 12:00 PM–9:00 PM`. Hours in
 * another form are shown as they are, as are those in a language whose days the device cannot name.
 */
export function formatHours(hours: string, style: HoursStyle): string {
  const [, first, last, from, until] = HOURS.exec(hours) ?? [];
  const locale = localeOf(style);
  if (!first || !last || !from || !until || !knowsDateNames(locale)) return hours;
  const weekday = (name: string) =>
    dateFormatter(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(1970, 0, MONDAY + DAYS.indexOf(name)),
    );
  const time = (text: string) =>
    formatDate(`1970-01-0${MONDAY}T${text}:00Z`, 'time', { ...style, timeZone: 'UTC' });
  return `${weekday(first)}–${weekday(last)} ${time(from)}–${time(until)}`;
}
