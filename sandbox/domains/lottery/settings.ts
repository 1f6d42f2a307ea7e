/** How long before a draw its bets close, in milliseconds. */
export const CLOSING_MS = 10_000;

/** How many results of a lottery are shown, and at most drawn at once after a long gap. */
export const SHOWN_DRAWS = 20;
