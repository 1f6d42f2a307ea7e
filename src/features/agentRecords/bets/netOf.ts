import type { TeamBet } from '#src/platform/contract.generated.ts';
import { amountOfMinor, minorOf } from '#src/shared/balance/minorUnits.ts';

/** The player's net result of a bet, below zero for a loss; null while it is open. */
export function netOf({ state, stake, payout }: Pick<TeamBet, 'state' | 'stake' | 'payout'>) {
  if (state === 'open') return null;
  const net = (minorOf(payout) ?? 0n) - (minorOf(stake) ?? 0n);
  return net < 0n ? `-${amountOfMinor(-net)}` : amountOfMinor(net);
}
