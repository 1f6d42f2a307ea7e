import type { SQL } from 'drizzle-orm';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import {
  addDays,
  beginning,
  dayOf,
  LAST_DAY,
  type MarketTime,
} from '#sandbox/kernel/market/period.ts';

/**
 * The end of a link's last day in the market's zone, if it has one. Refuses a day before today or after `LAST_DAY`
 * (`registration_link_day_invalid`).
 */
export function endOfDay(
  lastDay: string | undefined,
  { timeZone, now }: MarketTime,
): SQL | undefined {
  if (lastDay === undefined) return undefined;
  if (lastDay < dayOf(now, timeZone) || lastDay > LAST_DAY) {
    throw new Refusal('registration_link_day_invalid');
  }
  return beginning(addDays(lastDay, 1), timeZone);
}
