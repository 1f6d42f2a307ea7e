import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { basisPointsOf, percentText } from '#sandbox/kernel/percent.ts';
import { changeRebate } from '../rebates/changeRebate.ts';
import { notifyRebate } from '../rebates/notifyRebate.ts';
import { requireBelow } from '../team/membersBelow.ts';

/** Changes the rebate of a member directly below an agent (S2.17). */
export const setDownlineRebate: Handler<'setDownlineRebate'> = async (call) => {
  const { db, merchant, session, now, body } = call;
  requireModule(merchant, 'agent');
  const { member: agent } = session;
  const { id: memberId } = await requireBelow(db, { uplineId: agent.id, account: body.account });
  const [rebate, before] = [basisPointsOf(body.rebatePercent), basisPointsOf(body.before)];
  const isChanged = await changeRebate(db, { agent, memberId, rebate, before }, now);
  const { merchantCode } = merchant;
  if (isChanged) await notifyRebate(db, { merchantCode, memberId, before, rebate }, now);
  return { rebatePercent: percentText(rebate) };
};
