import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { addDays, type Days, daysOf, type MarketTime } from '#sandbox/kernel/market/period.ts';
import { LONGEST_PERIOD_DAYS } from '../settings.ts';

/**
 * Every day of a period, in order; `daysOf` says which days these are. Refuses what `daysOf` refuses (`period_invalid`) and a period with
 * more days than are shown one by one (`period_too_long`).
 */
export function shownDays(asked: Days, market: MarketTime): [first: string, ...others: string[]] {
  const { from, to } = daysOf(asked, market);
  const days: [string, ...string[]] = [from];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (days.length === LONGEST_PERIOD_DAYS) throw new Refusal('period_too_long');
    days.push(day);
  }
  return days;
}
