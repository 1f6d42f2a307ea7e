import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { changeSuspension } from '../suspension/changeSuspension.ts';
import { notifySuspension } from '../suspension/notifySuspension.ts';
import { requireBelow } from '../team/membersBelow.ts';

/** Suspends a member directly below an agent, or ends the suspension (S2.17). */
export const setDownlineSuspension: Handler<'setDownlineSuspension'> = async (call) => {
  const { db, merchant, session, now, body } = call;
  requireModule(merchant, 'agent');
  const { account, reason } = body;
  const { id: memberId } = await requireBelow(db, { uplineId: session.member.id, account });
  const { suspension, changed } = await changeSuspension(db, memberId, reason, now);
  const { merchantCode } = merchant;
  if (changed) await notifySuspension(db, { merchantCode, memberId, reason }, now);
  return { suspension };
};
