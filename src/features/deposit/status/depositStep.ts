import type { Deposit } from '#src/platform/contract.generated.ts';

/** The steps of a deposit that goes well. */
export const STEPS = ['created', 'pay', 'check', 'done'] as const;

/**
 * The step that a deposit is at, from 0; as many as there are once it is paid. By hand it is checked once its payment was reported, and to
 * an address once nothing is missing.
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
