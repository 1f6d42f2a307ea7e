/** The minimum and maximum stake of games, in minor units. */
export const STAKES = { least: 1_00n, most: 10_000_00n } as const;

/** Wins from this multiple of the stake are announced to everyone on the site. */
export const TOLD_WIN_TIMES = 10n;

/**
 * How long after its end a period of bets is calculated, in milliseconds: bets settled in its last moment may not be in the database yet.
 */
export const SETTLEMENT_DELAY_MS = 10_000;
