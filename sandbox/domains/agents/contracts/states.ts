import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** The states of a contract (S4.16). */
export type ContractState = 'offered' | 'accepted' | 'rejected' | 'terminated';

/** The states that may follow each state. */
const NEXT: Readonly<Record<ContractState, readonly ContractState[]>> = {
  offered: ['accepted', 'rejected', 'terminated'],
  accepted: ['terminated'],
  rejected: [],
  terminated: [],
};

/** Refuses an invalid transition with `transition_refused`. */
export function requireContractStep(from: ContractState, to: ContractState): void {
  if (!NEXT[from].includes(to)) throw new Refusal('transition_refused');
}
