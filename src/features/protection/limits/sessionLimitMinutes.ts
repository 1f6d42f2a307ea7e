import { plainDigits } from '#src/ui/plainDigits.ts';

/** The longest limit of a play session: a day, in minutes. */
export const MOST_MINUTES = 1440;

/** Parses the typed limit of a play session into minutes as sent; undefined unless it is a whole number from 1 to a day. */
export function sessionLimitMinutes(typed: string): string | undefined {
  const text = plainDigits(typed).trim();
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? String(minutes) : undefined;
}
