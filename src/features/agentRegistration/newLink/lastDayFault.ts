import { dateOf } from '#src/ui/dateRange/calendarDate.ts';

/** The last day that the platform takes. */
const LATEST = '2099-12-31';

/** What is wrong with the last day of a link, which can be left empty; `today` is the day in the market's zone. */
export function lastDayFault(typed: string, today: string): 'invalid' | 'past' | undefined {
  const day = dateOf(typed);
  if (day === '') return undefined;
  if (day === undefined || day > LATEST) return 'invalid';
  return day < today ? 'past' : undefined;
}
