import { LONGEST_ACCOUNT, searchedText } from '#src/platform/searchedName.ts';

/** The addresses of the agent centre's pages (S2.13, S2.17). */
export const AGENT_PATHS = {
  home: '/agentHome',
  announcements: '/agentHome/announcements',
  overview: '/agentHome/overview',
  registration: '/agentHome/register',
  team: '/agentHome/team',
  bets: '/agentHome/bets',
  losses: '/agentHome/losses',
  income: '/agentHome/income',
  transactions: '/agentHome/transactions',
  dividends: '/agentHome/dividends',
  dailySalary: '/agentHome/dailySalary',
  hourlySalary: '/agentHome/hourlySalary',
  realtimeSalary: '/agentHome/realtimeSalary',
  contracts: '/agentHome/contracts',
  service: '/agentHome/service',
} as const;

/** The address of a page of the agent centre. */
export type AgentPath = (typeof AGENT_PATHS)[keyof typeof AGENT_PATHS];

/** A page's address with its query; parts without a value are left out. */
export function addressOf(path: string, parts: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The account filter of an address. */
export interface AskedAccount {
  /** The start of an account; empty for everyone. */
  account: string;
  /** It is the whole account of one member. */
  exact?: true | undefined;
}

/** The query of an account filter. */
export const accountQuery = ({ account, exact }: AskedAccount) => ({
  ...{ account, exact: account && exact ? '1' : undefined },
});

/** The account filter in a query; everyone's if it has none. */
export function accountOf(query: URLSearchParams): AskedAccount {
  const account = searchedAccount(query.get('account'));
  return { account, ...(account !== '' && query.get('exact') === '1' && { exact: true }) };
}

/** A contract's dialog, above the list of contracts. */
export const contractPath = (id: string): string =>
  addressOf(AGENT_PATHS.contracts, { contract: id });

/** A team member's details, above the team list. */
export const memberPath = (account: string): string =>
  addressOf(AGENT_PATHS.team, { member: account });

/** The start of an account in an address or a search, as the platform takes it; empty for everyone. */
export const searchedAccount = (text: string | null): string =>
  searchedText(text ?? '', LONGEST_ACCOUNT);
