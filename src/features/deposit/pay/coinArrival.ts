import type { DepositCoins } from '#src/platform/contract.generated.ts';

/** How what arrived compares with what was asked for. */
export type CoinArrival = 'exact' | 'partial' | 'over' | 'late';

/** The millionths of an amount of coins. */
const millionths = (coins: string): bigint => BigInt(coins.replace('.', ''));

/** How the coins of a deposit arrived; late ones have a rate of their own, so that this is said first. */
export function coinArrival({
  asked,
  received,
  payments,
}: Pick<DepositCoins, 'asked' | 'received' | 'payments'>): CoinArrival {
  if (payments.some(({ late }) => late)) return 'late';
  const more = millionths(received) - millionths(asked);
  return more === 0n ? 'exact' : more > 0n ? 'over' : 'partial';
}
