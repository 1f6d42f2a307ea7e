import type { Contract, ContractKind } from '#src/platform/contract.generated.ts';

/** The id of the heading of the list of contracts. */
export const LIST_HEADING = 'contract-list';

/** The id of the part that says which contract of a kind the agent has. */
export const ownStateId = (kind: ContractKind) => `own-contract-${kind}`;

/** The part of the page that shows the state of a contract: for one that the agent received the part of its kind, otherwise the list. */
export function statePlace(
  contract: Pick<Contract, 'side' | 'kind'> | undefined,
): HTMLElement | null {
  const own = contract?.side === 'received' ? ownStateId(contract.kind) : LIST_HEADING;
  return document.getElementById(own) ?? document.getElementById(LIST_HEADING);
}
