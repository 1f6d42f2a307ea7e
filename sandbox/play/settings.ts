/** The longest list of games played lately (S2.6). */
export const RECENT_GAMES = 24;

/** The games whose rooms are listed where none is named. */
export const ROOM_GAMES = 24;

/** The days that a betting record shows where no period is asked for (S9.6). */
export const RECORD_DAYS = 30;

/** The days whose wins are on the winner board. */
export const WINNER_DAYS = 30;

/** The tables of a PVP game: seats, and stakes in minor units. */
export const ROOMS = [
  { seats: 2, least: 10_00n, most: 100_00n },
  { seats: 4, least: 50_00n, most: 500_00n },
  { seats: 4, least: 200_00n, most: 2000_00n },
] as const;
