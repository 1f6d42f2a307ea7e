const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const WEEK_DAYS = 7;

/** The earliest day that seeds precede, at midnight UTC. */
const FIRST_DAY = new Date('2026-03-03T00:00:00Z');

/** Today, at midnight UTC. */
export const today = (): Date => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);

/**
 * The day, at midnight UTC, that all seeds precede while a database is filled for the first time. It is of the same weekday as today, so
 * that weekly periods still begin on the first day of a week once the seeds are moved to today.
 */
export function seedDay(): Date {
  const ahead = (today().getUTCDay() - FIRST_DAY.getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
  return new Date(FIRST_DAY.getTime() + ahead * DAY_MS);
}

/** The moment at an hour of the day a number of days before another, at least one. */
export const before = (day: Date, days: number, hour = 0): Date =>
  new Date(day.getTime() - days * DAY_MS + hour * HOUR_MS);
