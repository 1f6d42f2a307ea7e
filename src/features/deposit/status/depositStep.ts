import type { Deposit } from '#src/platform/contract.generated.ts';

/** The steps of a successful deposit. */
export const STEPS = ['created', 'pay', 'check', 'done'] as const;

/**
 * The current step of a deposit, from 0; the number of steps once it is paid. A manual deposit is checked once its payment was reported,
 * one to an address once nothing is missing.
 */
export function stepOf({
  state,
  adapter,
  coins,
}: Pick<Deposit, 'state' | 'adapter' | 'coins'>): number {
  if (state === 'paid') return STEPS.length;
  const isMade = adapter === 'manual-reference' || coins?.missing === null;
  return STEPS.indexOf(state === 'pending' && isMade ? 'check' : 'pay');
}
