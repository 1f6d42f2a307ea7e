import type { Deposit } from '#src/platform/contract.generated.ts';

/** Whether an open deposit needs its player: to pay, to send the missing coins, or to report a payment by hand. */
export function needsPlayer({
  closedAt,
  adapter,
  transactionNumber,
  coins,
}: Pick<Deposit, 'closedAt' | 'adapter' | 'transactionNumber' | 'coins'>): boolean {
  if (closedAt !== null) return false;
  if (coins) return coins.missing !== null;
  return adapter !== 'manual-reference' || transactionNumber === null;
}
