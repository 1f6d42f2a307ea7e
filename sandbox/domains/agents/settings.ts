import type { ContractKind } from './contracts/kinds.ts';
import type { Report } from './team/keptReports.ts';

/** The longest period that can be requested, in days (six months of records); a longer one is refused (`period_too_long`). */
export const LONGEST_PERIOD_DAYS = 186;

/** The last level of a team that is counted separately; it includes all deeper members. */
export const DEEPEST_LEVEL = 20;

/** The size from which a team is large: its overview is counted once a minute at most, as a count takes long. */
export const LARGE_TEAM = 2000;

/** After how long a large team is counted again, in milliseconds. */
export const COUNT_KEPT_MS = 60_000;

/** The longest time that a count of a large team is shown if the next one is late, in milliseconds; a call then counts itself. */
export const COUNT_SHOWN_MS = 120_000;

/** How long a large team is counted in the background after its agent last asked, in milliseconds. */
export const COUNTED_FOR_MS = 600_000;

/** How long a due count takes at most on a platform that is not overloaded, in milliseconds. */
export const COUNT_DUE_MS = 2000;

/** The reports that the agent centre opens with, by how many days up to today: they are counted ahead for agents who are there. */
export const COUNTED_AHEAD: readonly { report: Report; days: number }[] = [
  { report: 'overview', days: 1 },
  { report: 'overview', days: 30 },
  { report: 'losses', days: 30 },
];

/** How far before its last run the job that counts ahead looks for used sessions, in milliseconds: a call notes one only when it ends. */
export const SEEN_AGAIN_MS = 10_000;

/** How many members of each order are kept with a count of profit and loss: three pages of the screen, and less than one of a file. */
export const KEPT_LOSSES = 60;

/** How many members with the largest rise in turnover are named, and as many with the largest fall. */
export const NAMED_MOVERS = 5;

/** The highest rates that the operator offers, in basis points: of what a team loses, or of what it stakes. */
export const HIGHEST_RATES: Readonly<Record<ContractKind, number>> = {
  dividend: 5000,
  daily: 100,
  hourly: 50,
  realtime: 30,
};

/** The fees for moving money, in basis points of the amount: a dividend is paid on a team's loss less these fees. */
export const FEE_RATES = { deposit: 50, withdrawal: 50 } as const;

/** The rebate of agents without an upline, in basis points of stakes; nobody below has more. */
export const HIGHEST_REBATE = 100;

/** How many registration links an agent can have in use. */
export const LINKS_IN_USE = 20;

/** How many devices at one IP address can open the same link within a day; more are refused. Mobile carriers share addresses. */
export const OPENINGS_OF_ADDRESS = 20;

/** The length of a registration link's code: longer than a member's own referral code, so that the two never collide. */
export const LINK_CODE_LENGTH = 10;
