import type { DepositCoins } from '#src/platform/contract.generated.ts';

/** How the coins that arrived compare with those requested. */
export type CoinArrival = 'exact' | 'partial' | 'over' | 'late';

const millionths = (coins: string): bigint => BigInt(coins.replace('.', ''));

/** How the coins of a deposit arrived; late comes first, since late coins have their own rate. */
export function coinArrival({
  asked,
  received,
  payments,
}: Pick<DepositCoins, 'asked' | 'received' | 'payments'>): CoinArrival {
  if (payments.some(({ late }) => late)) return 'late';
  const more = millionths(received) - millionths(asked);
  return more === 0n ? 'exact' : more > 0n ? 'over' : 'partial';
}
