import type { DateOrder } from '#src/i18n/dateOrder.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';

/** Year first: `1998-04-23`, `1998/4/23`, `19980423`. */
const YEAR_FIRST = [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, /^(\d{4})()(\d{2})(\d{2})$/];

/** Year last: `23/04/1998`, `04-23-1998`. */
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

/** A day as `yyyy-MM-dd`; undefined if the calendar has none. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * The days that a typed date can mean, as `yyyy-MM-dd`, in digits of any script: none if it is invalid, two if day and month could be the
 * other way round. `MM-dd-yyyy` is read everywhere (S5.9); where dates do not begin with the month, hyphens leave open which one is meant.
 *
 * @param order how the market writes dates
 */
export function readDates(typed: string, order: DateOrder): string[] {
  const text = latinDigits(typed).trim();
  for (const form of YEAR_FIRST) {
    const [, year, , month, day] = form.exec(text) ?? [];
    if (year !== undefined) return [dayOf(year, month, day)].filter((date) => date !== undefined);
  }
  const [, first, mark, second, year] = YEAR_LAST.exec(text) ?? [];
  if (year === undefined) return [];
  const days = [dayOf(year, second, first), dayOf(year, first, second)];
  const [dayFirst, monthFirst] = days;
  if (order === 'month' && monthFirst) return [monthFirst];
  if (order === 'day' && mark !== '-' && dayFirst) return [dayFirst];
  return [...new Set(days)].filter((date) => date !== undefined);
}

/** The day that a typed date means, as `yyyy-MM-dd`; undefined if it is invalid or could mean two. */
export function parseDate(typed: string, order: DateOrder): string | undefined {
  const [date, other] = readDates(typed, order);
  return other === undefined ? date : undefined;
}

/** Whether somebody born on a day has reached an age, in the market's time zone (S5.6). */
export function isOfAge(birthday: string, age: number, timeZone: string, now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const year = String(Number(birthday.slice(0, 4)) + age).padStart(4, '0');
  return `${year}${birthday.slice(4)}` <= today;
}
