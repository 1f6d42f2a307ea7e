import { useState } from 'react';
import type { ContractConsequences } from '#src/platform/contract.generated.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { actsOf } from './actsOf.ts';
import { type ContractAct, useContractAct } from './useContractAct.ts';

/** What is asked once more before it is done. */
export type AskedAct = 'accept' | 'end';

/** Whether something is asked once more: what ends contracts below, and the end of one always. */
const isAsked = (act: ContractAct, total: number): act is AskedAct =>
  act === 'end' || (act === 'accept' && total > 0);

/** What an agent does with the contract that is open, with a question before what ends others (S4.16). */
export function useAskedAct(
  id: string,
  known: Pick<ContractConsequences, 'contract' | 'endings'> | undefined,
  onDone: () => void,
) {
  const { act, failed, busy } = useContractAct({ id }, known?.endings.agreed ?? '', onDone);
  const [asking, setAsking] = useState<AskedAct>();
  const acts = known ? actsOf(known.contract) : [];
  // A try whose outcome was unknown is settled where the contract has moved on: its state says what became of it.
  const isOpen = failed && (acts.includes(failed.act) || !mayHaveActed(failed.error));
  return {
    acts,
    busy,
    failure: isOpen ? failed : undefined,
    /** What is still unknown, to be sent with its key once more. */
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
