import type { Deposit } from '../deposits/changeDeposit.ts';
import { newCoinAddress } from '../reference.ts';
import { coinsFor } from './coinAmount.ts';
import { type CoinNetwork, coinRate } from './network.ts';

/** What a deposit asks for in coins: how many to which address, at which rate, until when. */
export interface AskedCoins {
  address: string;
  /** In millionths. */
  coins: bigint;
  /** Minor units for one coin. */
  rate: bigint;
  until: Date;
}

/** The coins for an amount at the rate of now, to a new address, as the row of the deposit keeps them. */
export function askCoins(
  { addressStart }: CoinNetwork,
  { amount, now, until }: { amount: bigint; now: Date; until: Date },
) {
  const rate = coinRate(now);
  return {
    ...{ coinAddress: newCoinAddress(addressStart), coins: coinsFor(amount, rate) },
    ...{ coinRate: rate, coinUntil: until },
  };
}

/** What a deposit asks for in coins; null for one that is paid in another way. */
export function askedCoins({
  coinAddress,
  coins,
  coinRate,
  coinUntil,
}: Deposit): AskedCoins | null {
  return coinAddress === null || coins === null || coinRate === null || coinUntil === null
    ? null
    : { address: coinAddress, coins, rate: coinRate, until: coinUntil };
}
