import type { Contract } from '#src/platform/contract.generated.ts';
import type { ContractAct } from './useContractAct.ts';

/** An agent's actions on a contract, the main one last: the receiver answers an offer, the offerer withdraws or ends it (S4.16, S6.4). */
export function actsOf({ side, state }: Pick<Contract, 'side' | 'state'>): readonly ContractAct[] {
  if (state === 'offered') return side === 'received' ? ['reject', 'accept'] : ['takeBack'];
  return state === 'accepted' && side === 'given' ? ['end'] : [];
}
