const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The rolling spans of money limits, counted back from now, in milliseconds. */
export const SPAN_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

/** How long a raise of a limit waits before it can be confirmed, in milliseconds. */
export const RAISE_WAIT_MS = 24 * HOUR_MS;

/** How long it can then be confirmed, in milliseconds: the player may have changed their mind since. */
export const RAISE_OPEN_MS = 7 * DAY_MS;

/** The intervals between reality checks that a player can choose, in minutes. */
export type RealityCheckMinutes = 15 | 30 | 60;

/** The interval for players who have not chosen one, in minutes. */
export const DEFAULT_REALITY_CHECK_MINUTES: RealityCheckMinutes = 60;

/** The length of a pause that ends a play session, in milliseconds. */
export const PLAY_SESSION_PAUSE_MS = 30 * MINUTE_MS;
