const RATE_MS = 10 * 60_000;
const RATES = 60;

/** The test coin on all networks. */
export const COIN = 'TEST';

/** A test network for coins. */
export interface CoinNetwork {
  /** Its name in a QR code. */
  id: string;
  /** The prefix of its addresses. */
  addressStart: string;
  /** How many blocks a transaction needs to be confirmed. */
  confirmations: number;
  /** How long a block takes, in milliseconds. */
  blockMs: number;
}

/** The rate of the test coin at a moment, in minor units for one coin: it changes every ten minutes, so that testers see it change. */
export const coinRate = (now: Date): bigint =>
  120_00n + BigInt(Math.floor(now.getTime() / RATE_MS) % RATES) * 7n;

/**
 * How many confirmations a transaction has, capped at the number required. The test network makes a block every `blockMs`; a real platform
 * asks the nodes of the network.
 */
export const confirmationsOf = (
  { confirmations, blockMs }: CoinNetwork,
  seenAt: Date,
  now: Date,
): number =>
  Math.min(confirmations, Math.max(0, Math.floor((now.getTime() - seenAt.getTime()) / blockMs)));
