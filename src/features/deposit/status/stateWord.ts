import type { Deposit } from '#src/platform/contract.generated.ts';

/** The message names of a deposit's states. */
export type StateWord = Deposit['state'] | 'opened';

/**
 * The message name of a deposit's state, by who acts next. The platform calls it pending once the provider's page was opened or part of the
 * coins has arrived, although the player may still have to pay.
 */
export function stateWordOf({
  state,
  adapter,
  coins,
}: Pick<Deposit, 'state' | 'adapter' | 'coins'>): StateWord {
  if (state !== 'pending') return state;
  if (adapter === 'iframe' || typeof coins?.missing === 'string') return 'created';
  return adapter === 'redirect' ? 'opened' : 'pending';
}
