import { dateOf } from '#src/ui/dateRange/calendarDate.ts';

/** The latest day that the platform accepts. */
const LATEST = '2099-12-31';

/** Validates the last day of a link, which may be empty; `today` is the day in the market's time zone. */
export function lastDayFault(typed: string, today: string): 'invalid' | 'past' | undefined {
  const day = dateOf(typed);
  if (day === '') return undefined;
  if (day === undefined || day > LATEST) return 'invalid';
  return day < today ? 'past' : undefined;
}
