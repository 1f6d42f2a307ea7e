import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { LossCount } from './lossCount.ts';
import type { TeamCount } from './teamCount.ts';

/** What is kept of each report whose counts are kept. */
export interface KeptReports {
  overview: TeamCount;
  losses: LossCount;
}

/** A report on a large team whose counts are kept. */
export type Report = keyof KeptReports;

/** An agent's team, and the first and the last day that a report covers. */
export interface ReportedTeam {
  agentId: string;
  merchant: Merchant;
  days: { from: string; to: string };
}
