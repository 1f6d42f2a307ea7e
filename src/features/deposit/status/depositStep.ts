import type { Deposit } from '#src/platform/contract.generated.ts';

/** The steps of a deposit that goes well. */
export const STEPS = ['created', 'pay', 'check', 'done'] as const;

/** The step that a deposit is at, from 0; as many as there are once it is paid. By hand it is checked once its payment was told. */
export function stepOf({ state, adapter }: Pick<Deposit, 'state' | 'adapter'>): number {
  if (state === 'paid') return STEPS.length;
  const isTold = state === 'pending' && adapter === 'manual-reference';
  return STEPS.indexOf(isTold ? 'check' : 'pay');
}
