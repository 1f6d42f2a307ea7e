import { dateFormatter } from '#src/ui/dateTime/dateFormatter.ts';

/** The parts of a time of day, as `Intl` takes them where the part of the day is named. */
type TimeShape = Pick<
  Intl.DateTimeFormatOptions,
  'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZone'
>;

/**
 * A time with the part of the day before it, `রাত 12:14`, as a language writes that names these parts. A device that knows no such parts shows
 * AM or PM there.
 * @param written the parts that people write otherwise than `Intl` does
 */
export function timeWithPeriod(
  written: Readonly<Record<string, string>>,
  locale: string,
  shape: TimeShape,
  moment: Date | number,
): string {
  const parts = dateFormatter(locale, { ...shape, dayPeriod: 'short' }).formatToParts(moment);
  const period = parts.find(({ type }) => type === 'dayPeriod')?.value;
  if (period === undefined) return parts.map(({ value }) => value).join('');
  const before = `${written[period] ?? period} `;
  return parts
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ type, value }) => (type === 'hour' ? before + value : value))
    .join('')
    .trim();
}
