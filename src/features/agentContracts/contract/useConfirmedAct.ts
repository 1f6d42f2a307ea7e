import { useState } from 'react';
import type { ContractConsequences } from '#src/platform/contract.generated.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { actsOf } from './actsOf.ts';
import { type ContractAct, useContractAct } from './useContractAct.ts';

/** Actions that can need a confirmation. */
export type ConfirmableAct = 'accept' | 'reject' | 'end';

/** Whether an action needs confirmation: accepting if contracts below end, rejecting and ending always. */
const isAsked = (act: ContractAct, total: number): act is ConfirmableAct =>
  act === 'end' || act === 'reject' || (act === 'accept' && total > 0);

/** The agent's actions on the open contract, with a confirmation before an offer is rejected or other contracts end (S4.16). */
export function useConfirmedAct(
  id: string,
  known: Pick<ContractConsequences, 'contract' | 'endings'> | undefined,
  onDone: () => void,
) {
  const { act, failed, busy } = useContractAct({ id }, known?.endings.agreed ?? '', onDone);
  const [asking, setAsking] = useState<ConfirmableAct>();
  const acts = known ? actsOf(known.contract) : [];
  // An action with an unknown outcome is settled once the contract has moved on: its state shows the outcome.
  const isOpen = failed && (acts.includes(failed.act) || !mayHaveActed(failed.error));
  return {
    acts,
    busy,
    failure: isOpen ? failed : undefined,
    /** The action with an unknown outcome, to be sent again with the same idempotency key. */
    again: isOpen && mayHaveActed(failed.error) ? failed.act : undefined,
    asking: asking && acts.includes(asking) ? asking : undefined,
    choose: (chosen: ContractAct) => {
      if (isAsked(chosen, known?.endings.total ?? 0)) setAsking(chosen);
      else void act(chosen);
    },
    cancel: () => setAsking(undefined),
    confirm: async () => {
      if (asking) await act(asking);
      setAsking(undefined);
    },
  };
}
