import type { ContractKind } from './contracts/kinds.ts';

/** The days of the longest period that is shown day by day (six months of records). */
export const LONGEST_PERIOD_DAYS = 186;

/** The last level that a team is counted by; it holds whoever is deeper, too. */
export const DEEPEST_LEVEL = 20;

/** How many members are named whose turnover rose most, and as many whose fell. */
export const NAMED_MOVERS = 5;

/** The most that the operator offers, in basis points: of what a team loses, or of what it stakes. */
export const HIGHEST_RATES: Readonly<Record<ContractKind, number>> = {
  dividend: 5000,
  daily: 100,
  hourly: 50,
  realtime: 30,
};

/** What moving money costs, in basis points of what is moved: a dividend is paid on what a team lost less these fees. */
export const FEE_RATES = { deposit: 50, withdrawal: 50 } as const;

/** The rebate of agents without an upline, in basis points of what is staked; nobody below has more. */
export const HIGHEST_REBATE = 100;

/** How many registration links of an agent can be in use. */
export const LINKS_IN_USE = 20;

/** On how many devices of one address the opening of a link counts within a day; mobile carriers share addresses. */
export const OPENINGS_OF_ADDRESS = 20;

/** The letters of a registration link's code: more than a member's own referral code has, so that none is both. */
export const LINK_CODE_LENGTH = 10;
