import type { Contract } from '#src/platform/contract.generated.ts';
import type { ContractAct } from './useContractAct.ts';

/** What an agent can do with a contract, the main act last: its receiver answers an offer, its offerer takes it back or ends it (S4.16, S6.4). */
export function actsOf({ side, state }: Pick<Contract, 'side' | 'state'>): readonly ContractAct[] {
  if (state === 'offered') return side === 'received' ? ['reject', 'accept'] : ['takeBack'];
  return state === 'accepted' && side === 'given' ? ['end'] : [];
}
