/** How long before a draw its bets close, in milliseconds. */
export const CLOSING_MS = 10_000;

/** How many results of a lottery are shown, and drawn where the time has moved on by more at once. */
export const SHOWN_DRAWS = 20;
