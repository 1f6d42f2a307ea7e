import type {
  ContractKind,
  ContractSide,
  ContractState,
} from '#src/platform/contract.generated.ts';
import type { ContractOrder } from '#src/platform/endpoints/agents/contracts.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';

/** The two sides of contracts; the first is the usual. */
export const SIDES = ['received', 'given'] as const satisfies readonly ContractSide[];

/** The kinds of contracts, in the order of the menu. */
export const KINDS = [
  'dividend',
  'daily',
  'hourly',
  'realtime',
] as const satisfies readonly ContractKind[];

/** What a contract can be, in the order of the filter. */
export const STATES = [
  'offered',
  'accepted',
  'rejected',
  'terminated',
] as const satisfies readonly ContractState[];

const SORTS = ['offered', 'account', 'rate'] as const satisfies readonly ContractOrder['sort'][];
const NEWEST: ContractOrder = { sort: 'offered', order: 'desc' };

/** Which contracts the address asks for, in which order, and what is open above them. */
export interface ContractView {
  side: ContractSide;
  kind: ContractKind | undefined;
  state: ContractState | undefined;
  /** The beginning of the account of the agent who is paid; empty for everyone. */
  account: string;
  order: ContractOrder;
  /** The id of the contract that is open. */
  contract: string | undefined;
  /** The account of the agent to whom one is offered. */
  offer: string | undefined;
  /** The choice of that agent is open. */
  picking: boolean;
}

/** Nothing above the list. */
export const NOTHING_OPEN = { contract: undefined, offer: undefined, picking: false } as const;

/** What the address says of an order: `rate`, or `-rate` for the highest first. The newest first needs no words. */
const orderText = ({ sort, order }: ContractOrder): string =>
  order === 'desc' ? `-${sort}` : sort;

function orderOf(text: string | null): ContractOrder {
  const sort = SORTS.find((known) => known === text || `-${known}` === text);
  return sort ? { sort, order: text === sort ? 'asc' : 'desc' } : NEWEST;
}

/** The address of a view. */
export function contractsPath({ side, order, picking, ...view }: ContractView): string {
  const sort = orderText(order);
  return addressOf(AGENT_PATHS.contracts, {
    side: side === SIDES[0] ? undefined : side,
    ...{ kind: view.kind, state: view.state, account: view.account },
    sort: sort === orderText(NEWEST) ? undefined : sort,
    ...{ contract: view.contract, offer: view.offer },
    make: picking ? 'offer' : undefined,
  });
}

/** What an address asks for; what it does not know narrows and opens nothing. */
export const contractViewOf = (query: URLSearchParams): ContractView => ({
  side: SIDES.find((known) => known === query.get('side')) ?? SIDES[0],
  kind: KINDS.find((known) => known === query.get('kind')),
  state: STATES.find((known) => known === query.get('state')),
  account: searchedAccount(query.get('account')),
  order: orderOf(query.get('sort')),
  contract: query.get('contract') || undefined,
  offer: searchedAccount(query.get('offer')) || undefined,
  picking: query.get('make') === 'offer',
});
