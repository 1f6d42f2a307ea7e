import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { latestCount, nextCountAt } from '../team/latestCount.ts';
import { nameMovers } from '../team/nameMovers.ts';
import { shownDays } from '../team/shownDays.ts';

/** Returns an overview of an agent's team, with a series for charts, its levels, and who changed most (S2.17). */
export const getTeamOverview: Handler<'getTeamOverview'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const days = shownDays(query, { timeZone, now });
  const team = { agentId: session.member.id, merchant, days };
  const { movers, ...counted } = await latestCount(db, team, now);
  return {
    ...counted,
    nextCountAt: nextCountAt(counted, now),
    movers: await nameMovers(db, movers, now),
  };
};
