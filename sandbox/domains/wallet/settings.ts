const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long the cashier has to confirm a payment by hand before it expires, in milliseconds. */
export const CONFIRMATION_MS = 24 * HOUR_MS;

/** How long a payment by hand can still be reported after its time to pay has ended, in milliseconds. */
export const REPORT_AFTER_MS = 24 * HOUR_MS;

/** How long a second payment of a deposit by hand can be reported after it was closed, in milliseconds. */
export const SECOND_PAYMENT_MS = 72 * HOUR_MS;

/** How many second payments of one deposit can be open at once. */
export const OPEN_SECOND_PAYMENTS = 3;

/** How long a deposit stays open for coins that arrived, in milliseconds: far longer than any network takes. */
export const COINS_SETTLED_MS = 30 * 24 * HOUR_MS;

/** How many deposits of a player can be open at once. */
export const OPEN_DEPOSITS = 3;

/** How many times a deposit must be staked before a withdrawal. */
export const DEPOSIT_TURNOVER = 1n;

/** How many withdrawals are free within 24 hours. */
export const FREE_WITHDRAWALS = 3;

/** How many withdrawals a player can request in 24 hours. */
export const DAILY_WITHDRAWALS = 10;

/** How many payout accounts a player can have. */
export const PAYOUT_ACCOUNTS = 5;

/** How far back players can see records, in months. */
export const RECORD_MONTHS = 6;
