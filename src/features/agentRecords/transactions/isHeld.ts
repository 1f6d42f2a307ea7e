import type { TeamTransaction } from '#src/platform/contract.generated.ts';

/**
 * Whether a movement concerns the amount held for a withdrawal: what a request puts there, and what is taken from it to be returned or paid
 * out. All other movements outside vendors' wallets are in the main wallet.
 */
export function isHeld({ kind, amount }: Pick<TeamTransaction, 'kind' | 'amount'>): boolean {
  const goesOut = amount.startsWith('-');
  if (kind === 'withdrawal-hold') return !goesOut;
  return goesOut && (kind === 'withdrawal-release' || kind === 'withdrawal');
}
