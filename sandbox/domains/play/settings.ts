/** The most recently played games that are listed (S2.6). */
export const RECENT_GAMES = 24;

/** How many games' rooms are listed if no game is named. */
export const ROOM_GAMES = 24;

/** The period of wins on the winner board, in days. */
export const WINNER_DAYS = 30;

/** The tables of a PVP game: seats, and stakes in minor units. */
export const ROOMS = [
  { seats: 2, least: 10_00n, most: 100_00n },
  { seats: 4, least: 50_00n, most: 500_00n },
  { seats: 4, least: 200_00n, most: 2000_00n },
] as const;

/** How long the token of a launch can be exchanged, in milliseconds. */
export const LAUNCH_MS = 60_000;

/** The longest duration of a game session, in milliseconds; it ends earlier with the login. */
export const GAME_MS = 4 * 60 * 60 * 1000;

/** The initial credits of a free trial, in minor units. */
export const TRIAL_CREDITS = 1000_00n;

/** Vendors whose pages need a separate tab. */
export const WINDOW_VENDORS: ReadonlySet<string> = new Set(['SBT']);
