import { dayOf, daysBefore, type MarketTime } from '#sandbox/kernel/market/period.ts';
import { zonedTimeFormatter } from '#sandbox/kernel/market/zonedTimeFormatter.ts';

const DAY_MS = 86_400_000;

/**
 * The time up to which the previous period is counted: if the period includes today, the same time of day, so that both have as many hours;
 * null if the period is over, and both are counted as whole days.
 */
export function comparedUntil(
  days: { from: string; to: string },
  { timeZone, now }: MarketTime,
): Date | null {
  const today = dayOf(now, timeZone);
  if (days.to !== today) return null;
  const length = (Date.parse(days.from) - Date.parse(daysBefore(days).from)) / DAY_MS;
  const local = zonedTimeFormatter(timeZone);
  /** The market's UTC offset at a moment, in milliseconds. */
  const ahead = (moment: Date) => Date.parse(`${local(moment).slice(0, 19)}Z`) - moment.getTime();
  const guess = new Date(now.getTime() - length * DAY_MS);
  return new Date(guess.getTime() + ahead(now) - ahead(guess));
}
