import { dateFormatter } from './dateFormatter.ts';

/** The languages that write the part of the day before the time, `রাত 12:14`, instead of AM or PM behind it. */
const NAMES_PERIODS: ReadonlySet<string> = new Set(['bn']);

/** Parts of the day that people write otherwise than `Intl` does. */
const WRITTEN: ReadonlyMap<string, string> = new Map([['রাত্রি', 'রাত']]);

/** The parts of a time of day, as `Intl` takes them where the part of the day is named. */
type TimeShape = Pick<
  Intl.DateTimeFormatOptions,
  'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZone'
>;

/** Whether a language names the part of the day in its times. */
export const namesDayPeriods = (language: string): boolean => NAMES_PERIODS.has(language);

/** A time with the part of the day before it. A device that knows no such parts shows AM or PM there. */
export function timeWithPeriod(locale: string, shape: TimeShape, moment: Date | number): string {
  const parts = dateFormatter(locale, { ...shape, dayPeriod: 'short' }).formatToParts(moment);
  const period = parts.find(({ type }) => type === 'dayPeriod')?.value;
  if (period === undefined) return parts.map(({ value }) => value).join('');
  const before = `${WRITTEN.get(period) ?? period} `;
  return parts
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ type, value }) => (type === 'hour' ? before + value : value))
    .join('')
    .trim();
}
