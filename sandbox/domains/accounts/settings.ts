/** The reference platform's limits for accounts; all durations are in seconds. */

/** How many wrong logins with one name bring extra checks besides the password (S3.4, S4.8). */
export const LOGIN = {
  failuresUntilHumanCheck: 1,
  failuresUntilCaptcha: 3,
  failuresUntilLock: 5,
  /** How long a name is then locked, and how long a wrong login counts (S9.6). */
  lockSeconds: 300,
} as const;

/**
 * The limits for an IP address over all names: wrong logins, and checks of taken names. After some a human check is required, after more
 * the captcha too; in the end the IP address is locked.
 */
export const ADDRESS = { untilHumanCheck: 3, untilCaptcha: 10, most: 30, seconds: 300 } as const;

/** Codes by text message and e-mail (S4.7, S8.8, S9.1). */
export const CODE = {
  digits: 6,
  lifetimeSeconds: 300,
  wrongTries: 5,
  throttleSeconds: 1,
  /** How many codes one recipient can be sent, or one address can request, within the wait of S9.6. */
  sendings: { recipient: 5, address: 10, seconds: 300 },
} as const;

/** The picture of S4.8. */
export const CAPTCHA = { characters: 5, lifetimeSeconds: 300 } as const;

/** The proof of work of S3.6: some hundred derivations of this many rounds. */
export const HUMAN_CHECK = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 1000,
  lifetimeSeconds: 600,
} as const;

/** Tokens for a single action. */
export const TOKEN = {
  loginSeconds: 600,
  stepUpSeconds: 300,
  passwordResetSeconds: 1800,
  newcomerSeconds: 900,
  wrongTries: 5,
} as const;

/** How long a password is valid if passwords expire (PWDEXPFORCECHANGE3, S4.16). */
export const PASSWORD_DAYS = 90;

/** The limit for wrong passwords and payment passwords of a logged-in member. */
export const PASSWORD_TRIES = { limit: 5, seconds: 300 } as const;

/** A trial account (S1.4): how long it lasts, and its play credits in minor units. */
export const TRIAL = { lifetimeSeconds: 7200, balance: 1_000_000n } as const;

/** The number of avatars that a member can choose from (S7.16). */
export const AVATARS = 12;

/** The time `seconds` after another. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
