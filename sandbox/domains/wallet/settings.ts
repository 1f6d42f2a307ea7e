const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a payment made by hand waits for the cashier before it expires, in milliseconds. */
export const CONFIRMATION_MS = 24 * HOUR_MS;

/** How long after the time to pay a payment by hand can still be told of, in milliseconds. */
export const REPORT_AFTER_MS = 24 * HOUR_MS;

/** How long after a deposit by hand was closed a second payment of it can be told, in milliseconds. */
export const SECOND_PAYMENT_MS = 72 * HOUR_MS;

/** How many second payments of one deposit can be open at once. */
export const OPEN_SECOND_PAYMENTS = 3;

/** How long coins that arrived are kept open, in milliseconds: far longer than any network takes, for they are credited or returned. */
export const COINS_SETTLED_MS = 30 * 24 * HOUR_MS;

/** How many deposits of a player can be open at once. */
export const OPEN_DEPOSITS = 3;

/** How often a deposit must be staked before a withdrawal. */
export const DEPOSIT_TURNOVER = 1n;

/** How many withdrawals of 24 hours cost nothing. */
export const FREE_WITHDRAWALS = 3;

/** How many withdrawals a player can ask for in 24 hours. */
export const DAILY_WITHDRAWALS = 10;

/** How many accounts for withdrawals a player can have. */
export const PAYOUT_ACCOUNTS = 5;

/** How far back records are kept for players, in months. */
export const RECORD_MONTHS = 6;
