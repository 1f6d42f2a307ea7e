const RATE_MS = 10 * 60_000;
const RATES = 60;

/** The test coin of all networks. */
export const COIN = 'TEST';

/** A test network that coins are sent on. */
export interface CoinNetwork {
  /** What a QR code names it by. */
  id: string;
  /** What its addresses begin with. */
  addressStart: string;
  /** How many blocks it takes until a transaction counts. */
  confirmations: number;
  /** How long a block takes, in milliseconds. */
  blockMs: number;
}

/** The rate of the test coin at a moment, in minor units for one coin: another one every ten minutes, so that testers see it change. */
export const coinRate = (now: Date): bigint =>
  120_00n + BigInt(Math.floor(now.getTime() / RATE_MS) % RATES) * 7n;

/**
 * How many confirmations a transaction has, as many as it takes at most. The test network makes a block every so often; a real platform asks
 * the nodes of the network.
 */
export const confirmationsOf = (
  { confirmations, blockMs }: CoinNetwork,
  seenAt: Date,
  now: Date,
): number =>
  Math.min(confirmations, Math.max(0, Math.floor((now.getTime() - seenAt.getTime()) / blockMs)));
