import { changeRebate } from '#sandbox/agents/rebates/changeRebate.ts';
import { tellRebate } from '#sandbox/agents/rebates/tellRebate.ts';
import { requireBelow } from '#sandbox/agents/team/membersBelow.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { basisPointsOf, percentText } from '#sandbox/percent.ts';

/** An agent changes the rebate of a member directly below (S2.17). */
export const setDownlineRebate: Handler<'setDownlineRebate'> = async (call) => {
  const { db, merchant, session, now, body } = call;
  requireModule(merchant, 'agent');
  const { member: agent } = session;
  const { id: memberId } = await requireBelow(db, { uplineId: agent.id, account: body.account });
  const [rebate, before] = [basisPointsOf(body.rebatePercent), basisPointsOf(body.before)];
  const isChanged = await changeRebate(db, { agent, memberId, rebate, before }, now);
  const { merchantCode } = merchant;
  if (isChanged) await tellRebate(db, { merchantCode, memberId, before, rebate }, now);
  return { rebatePercent: percentText(rebate) };
};
