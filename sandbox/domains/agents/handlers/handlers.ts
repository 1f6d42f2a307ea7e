import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { getAgentAnnouncements } from './announcements.ts';
import { commissionHandlers } from './commissions.ts';
import { getConsolidatedFunds } from './consolidatedFunds.ts';
import { contractReadHandlers } from './contractReads.ts';
import { contractRelayHandlers } from './contractRelays.ts';
import { contractHandlers } from './contracts.ts';
import { setDownlineRebate } from './downlineRebate.ts';
import { setDownlineSuspension } from './downlineSuspension.ts';
import { getAgentIncome } from './income.ts';
import { linkHandlers } from './links.ts';
import { getCommissionOutlook } from './outlook.ts';
import { getTeamOverview } from './overview.ts';
import { registerDownline } from './registerDownline.ts';
import { teamHandlers } from './team.ts';
import { getTeamBets } from './teamBets.ts';
import { getTeamLosses } from './teamLosses.ts';
import { getTeamTransactions } from './teamTransactions.ts';

type AgentHandlers = AreaHandlers<'agents'> & Pick<AreaHandlers<'wallet'>, 'getConsolidatedFunds'>;

/** Handlers of the agent centre (S1.3). */
export const agentHandlers = (parts: HandlerParts): AgentHandlers => ({
  ...teamHandlers,
  ...contractHandlers(parts),
  ...contractReadHandlers(parts),
  ...contractRelayHandlers(parts),
  ...commissionHandlers,
  ...linkHandlers,
  registerDownline: registerDownline(parts),
  getAgentAnnouncements,
  getAgentIncome,
  getConsolidatedFunds: getConsolidatedFunds(parts),
  getCommissionOutlook,
  getTeamOverview,
  setDownlineRebate,
  setDownlineSuspension,
  getTeamBets,
  getTeamLosses,
  getTeamTransactions,
});
