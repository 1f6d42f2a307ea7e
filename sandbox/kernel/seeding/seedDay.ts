const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The day, at midnight UTC, that all seeds precede while a database is filled for the first time. */
export const SEED_DAY = new Date('2026-03-03T00:00:00Z');

/** Today, at midnight UTC. */
export const today = (): Date => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);

/** The moment at an hour of the day a number of days before another, at least one. */
export const before = (day: Date, days: number, hour = 0): Date =>
  new Date(day.getTime() - days * DAY_MS + hour * HOUR_MS);
