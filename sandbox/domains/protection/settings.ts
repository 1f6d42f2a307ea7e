const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The spans that limits of money hold for, each counted back from now, in milliseconds. */
export const SPAN_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

/** How long a raise of a limit waits before it can be confirmed, in milliseconds. */
export const RAISE_WAIT_MS = 24 * HOUR_MS;

/** How long it can be confirmed after that, in milliseconds: what was wanted longer ago may not be wanted now. */
export const RAISE_OPEN_MS = 7 * DAY_MS;

/** What a player can choose between two reality checks, in minutes. */
export type RealityCheckMinutes = 15 | 30 | 60;

/** What holds for players who have chosen nothing, in minutes. */
export const DEFAULT_REALITY_CHECK_MINUTES: RealityCheckMinutes = 60;

/** A pause of so long ends a sitting, in milliseconds. */
export const SITTING_PAUSE_MS = 30 * MINUTE_MS;
