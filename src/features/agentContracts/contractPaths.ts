import type {
  ContractKind,
  ContractSide,
  ContractState,
} from '#src/platform/contract.generated.ts';
import type { ContractOrder } from '#src/platform/endpoints/agents/contracts.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';

/** The two sides of contracts; the first is the default. */
export const SIDES = ['received', 'given'] as const satisfies readonly ContractSide[];

/** The kinds of contracts, in the order of the menu. */
export const KINDS = [
  'dividend',
  'daily',
  'hourly',
  'realtime',
] as const satisfies readonly ContractKind[];

/** The states of a contract, in the order of the filter. */
export const STATES = [
  'offered',
  'accepted',
  'rejected',
  'terminated',
] as const satisfies readonly ContractState[];

const SORTS = ['offered', 'account', 'rate'] as const satisfies readonly ContractOrder['sort'][];
const NEWEST: ContractOrder = { sort: 'offered', order: 'desc' };

/** The view of contracts in the address: filters, order, and the open dialog. */
export interface ContractView {
  side: ContractSide;
  kind: ContractKind | undefined;
  state: ContractState | undefined;
  /** The start of the account name of the agent who is paid; empty for all agents. */
  account: string;
  order: ContractOrder;
  /** The id of the open contract. */
  contract: string | undefined;
  /** The account of the agent who is offered a contract. */
  offer: string | undefined;
  /** Whether the agent picker is open. */
  picking: boolean;
}

/** No open dialog. */
export const NOTHING_OPEN = { contract: undefined, offer: undefined, picking: false } as const;

/** An order as text in the address: `rate`, or `-rate` for the highest first. The default, newest first, is left out. */
const orderText = ({ sort, order }: ContractOrder): string =>
  order === 'desc' ? `-${sort}` : sort;

function orderOf(text: string | null): ContractOrder {
  const sort = SORTS.find((known) => known === text || `-${known}` === text);
  return sort ? { sort, order: text === sort ? 'asc' : 'desc' } : NEWEST;
}

/** The address of a view of contracts. */
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

/** The view that an address asks for; unknown values are ignored. */
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
