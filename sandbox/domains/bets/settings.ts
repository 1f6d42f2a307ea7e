/** The minimum and maximum stake of games, in minor units. */
export const STAKES = { least: 1_00n, most: 10_000_00n } as const;

/** Wins from this multiple of the stake are announced to everyone on the site. */
export const ANNOUNCED_WIN_MULTIPLE = 10n;

/**
 * How long to wait after a period ends before calculating it, in milliseconds: its last bets may not be stored yet.
 */
export const SETTLEMENT_DELAY_MS = 10_000;
