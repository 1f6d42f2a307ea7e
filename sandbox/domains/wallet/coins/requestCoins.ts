import type { Deposit } from '../deposits/changeDeposit.ts';
import { newCoinAddress } from '../reference.ts';
import { coinsFor } from './coinAmount.ts';
import { type CoinNetwork, coinRate } from './network.ts';

/** The coins requested for a deposit: how many, to which address, at which rate, until when. */
export interface AskedCoins {
  address: string;
  /** In millionths. */
  coins: bigint;
  /** Minor units for one coin. */
  rate: bigint;
  until: Date;
}

/** Calculates the coins for an amount at the current rate, with a new address, as the columns of the deposit. */
export function requestCoins(
  { addressStart }: CoinNetwork,
  { amount, now, until }: { amount: bigint; now: Date; until: Date },
) {
  const rate = coinRate(now);
  return {
    ...{ coinAddress: newCoinAddress(addressStart), coins: coinsFor(amount, rate) },
    ...{ coinRate: rate, coinUntil: until },
  };
}

/** The coins requested for a deposit; null for a deposit that is not paid in coins. */
export function requestedCoins({
  coinAddress,
  coins,
  coinRate,
  coinUntil,
}: Deposit): AskedCoins | null {
  return coinAddress === null || coins === null || coinRate === null || coinUntil === null
    ? null
    : { address: coinAddress, coins, rate: coinRate, until: coinUntil };
}
