const MINUTE_MS = 60_000;

/** How a player pays: on the provider's page, in a frame of it, or by hand under a number that they then tell. */
type Adapter = 'redirect' | 'iframe' | 'manual-reference';

/** A way to pay in. Amounts are minor units. */
export interface DepositMethod {
  adapter: Adapter;
  least: bigint;
  most: bigint;
  /** How long a player has to pay. */
  openMs: number;
}

/** A way to be paid. Amounts are minor units. */
export interface PayoutMethod {
  least: bigint;
  most: bigint;
  /** What the house keeps beyond the free ones of a day, in hundredths of a per cent. */
  feeBasisPoints: bigint;
  /** What a number of it looks like. */
  number: RegExp;
}

/** The ways to pay in, in the platform's order. */
export const DEPOSIT_METHODS = {
  'mobile-wallet': {
    adapter: 'manual-reference',
    least: 200_00n,
    most: 25_000_00n,
    openMs: 30 * MINUTE_MS,
  },
  bank: { adapter: 'manual-reference', least: 500_00n, most: 500_000_00n, openMs: 60 * MINUTE_MS },
  card: { adapter: 'redirect', least: 500_00n, most: 100_000_00n, openMs: 15 * MINUTE_MS },
  crypto: { adapter: 'iframe', least: 1_000_00n, most: 1_000_000_00n, openMs: 30 * MINUTE_MS },
} as const satisfies Record<string, DepositMethod>;
export type DepositMethodId = keyof typeof DEPOSIT_METHODS;

/** Their names, in the same order. */
export const DEPOSIT_METHOD_IDS = Object.keys(DEPOSIT_METHODS) as DepositMethodId[];

/** The ways to be paid. */
export const PAYOUT_METHODS = {
  'mobile-wallet': {
    least: 500_00n,
    most: 25_000_00n,
    feeBasisPoints: 100n,
    number: /^\+?[0-9]{8,15}$/,
  },
  bank: { least: 1_000_00n, most: 500_000_00n, feeBasisPoints: 50n, number: /^[0-9A-Z]{6,34}$/ },
  crypto: {
    least: 2_000_00n,
    most: 1_000_000_00n,
    feeBasisPoints: 0n,
    number: /^[0-9A-Za-z]{26,64}$/,
  },
} as const satisfies Record<string, PayoutMethod>;
export type PayoutKind = keyof typeof PAYOUT_METHODS;
