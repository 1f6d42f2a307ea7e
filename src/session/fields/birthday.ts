import { latinDigits } from '#src/ui/latinDigits.ts';

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const US = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Parses a date written `yyyy-MM-dd` or `MM-dd-yyyy`, in digits of any script, to `yyyy-MM-dd` (S5.9). Undefined if invalid. */
export function parseDate(typed: string): string | undefined {
  const text = latinDigits(typed).trim();
  const [, month, day, year] = US.exec(text) ?? [];
  const iso = ISO.test(text) ? text : `${year}-${month}-${day}`;
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
