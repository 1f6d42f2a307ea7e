import type { TeamTransaction } from '#src/platform/contract.generated.ts';

/**
 * Whether a movement is one of the amount that is held for a withdrawal: what a request puts there, and what leaves it to be returned
 * or paid out. All else that no vendor's wallet has moved is the main wallet's.
 */
export function isHeld({ kind, amount }: Pick<TeamTransaction, 'kind' | 'amount'>): boolean {
  const goesOut = amount.startsWith('-');
  if (kind === 'withdrawal-hold') return !goesOut;
  return goesOut && (kind === 'withdrawal-release' || kind === 'withdrawal');
}
