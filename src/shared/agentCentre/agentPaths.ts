import { LONGEST_ACCOUNT, searchedText } from '#src/platform/searchedName.ts';

/** Where the pages of the agent centre are (S2.13, S2.17). */
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
} as const;

/** The address of a page of the agent centre. */
export type AgentPath = (typeof AGENT_PATHS)[keyof typeof AGENT_PATHS];

/** The address of a page with what it asks for; parts without a value are left out. */
export function addressOf(path: string, parts: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whose records an address asks for. */
export interface AskedAccount {
  /** The beginning of an account; empty for everyone. */
  account: string;
  /** It is the whole account of one member. */
  exact?: true | undefined;
}

/** What an address says of an account. */
export const accountQuery = ({ account, exact }: AskedAccount) => ({
  ...{ account, exact: account && exact ? '1' : undefined },
});

/** Whose records an address asks for; everyone's where it names nobody. */
export function accountOf(query: URLSearchParams): AskedAccount {
  const account = searchedAccount(query.get('account'));
  return { account, ...(account !== '' && query.get('exact') === '1' && { exact: true }) };
}

/** The details of a member of the team, above the list of the team. */
export const memberPath = (account: string): string =>
  addressOf(AGENT_PATHS.team, { member: account });

/** The beginning of an account that an address or a search asks for, as the platform takes it; empty for everyone. */
export const searchedAccount = (text: string | null): string =>
  searchedText(text ?? '', LONGEST_ACCOUNT);
