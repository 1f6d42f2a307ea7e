import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import { getTeamOverview } from './overview.ts';
import { teamHandlers } from './team.ts';
import { getTeamBets } from './teamBets.ts';
import { getTeamLosses } from './teamLosses.ts';
import { getTeamTransactions } from './teamTransactions.ts';

/** The agent centre (S1.3). */
export const agentHandlers: AreaHandlers<'agents'> = {
  ...teamHandlers,
  getTeamOverview,
  getTeamBets,
  getTeamLosses,
  getTeamTransactions,
};
