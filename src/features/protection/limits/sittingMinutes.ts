import { plainDigits } from '#src/ui/plainDigits.ts';

/** The longest limit of a sitting: a day, in minutes. */
export const MOST_MINUTES = 1440;

/** The typed limit of a sitting, in minutes as sent; undefined for text that is not a whole number of them up to a day. */
export function sittingMinutes(typed: string): string | undefined {
  const text = plainDigits(typed).trim();
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? String(minutes) : undefined;
}
