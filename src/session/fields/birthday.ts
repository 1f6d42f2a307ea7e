import { latinDigits } from '#src/ui/latinDigits.ts';

/** Year first: `1998-04-23`, `1998/4/23`. */
const MARKED = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;

/** `19980423` */
const BARE = /^(\d{4})(\d{2})(\d{2})$/;

/** Month first, with hyphens alone: with other marks most people write the day first. */
const MONTH_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

/**
 * Parses a date written `yyyy-MM-dd` or `MM-dd-yyyy`, in digits of any script, to `yyyy-MM-dd` (S5.9); with the year first other marks, none,
 * and single digits are read too. Undefined if invalid.
 */
export function parseDate(typed: string): string | undefined {
  const bare = latinDigits(typed)
    .trim()
    .replace(
      MARKED,
      (_, year, __, month, day) => `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`,
    )
    .replace(MONTH_FIRST, '$3$1$2');
  const iso = BARE.test(bare) ? bare.replace(BARE, '$1-$2-$3') : '';
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Whether somebody born on a day has reached an age, in the market's time zone (S5.6). */
export function isOfAge(birthday: string, age: number, timeZone: string, now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const year = String(Number(birthday.slice(0, 4)) + age).padStart(4, '0');
  return `${year}${birthday.slice(4)}` <= today;
}
