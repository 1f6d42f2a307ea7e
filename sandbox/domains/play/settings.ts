/** The longest list of games played lately (S2.6). */
export const RECENT_GAMES = 24;

/** The games whose rooms are listed where none is named. */
export const ROOM_GAMES = 24;

/** The days whose wins are on the winner board. */
export const WINNER_DAYS = 30;

/** The tables of a PVP game: seats, and stakes in minor units. */
export const ROOMS = [
  { seats: 2, least: 10_00n, most: 100_00n },
  { seats: 4, least: 50_00n, most: 500_00n },
  { seats: 4, least: 200_00n, most: 2000_00n },
] as const;

/** How long the token of a launch can be exchanged, in milliseconds. */
export const LAUNCH_MS = 60_000;

/** How long a game lasts at most, in milliseconds; it ends with the login before that. */
export const GAME_MS = 4 * 60 * 60 * 1000;

/** What a free trial begins with, in minor units. */
export const TRIAL_CREDITS = 1000_00n;

/** Vendors whose pages demand a tab of their own. */
export const WINDOW_VENDORS: ReadonlySet<string> = new Set(['SBT']);
