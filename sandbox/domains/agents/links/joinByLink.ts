import { eq } from 'drizzle-orm';
import { isLinkUsedUp, linkOf } from '#sandbox/domains/accounts/links/linkOf.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { lockRebates } from '../rebates/lockRebates.ts';
import { highestRebate } from '../rebates/rebateBound.ts';
import { lineRebate } from '../schema.ts';
import { typeBelow } from './agentType.ts';

/**
 * Applies the link of a new member's invitation: the promised rebate, and an agent's account. Does nothing for other codes. Refuses a link
 * whose last use others have taken meanwhile (`invitation_used_up`).
 */
export async function joinByLink(
  db: Database,
  merchantCode: string,
  memberId: string,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const link = await linkOf(db, { merchantCode, code, now });
  if (!link) return;
  const { linkId, agentId, uplineId, agentType, makes } = link;
  // The link may have been closed, and the rebate of its agent lowered, since it was read.
  await lockRebates(db, agentId);
  if (await isLinkUsedUp(db, { merchantCode, code, now })) throw new Refusal('invitation_used_up');
  const rebate = Math.min(link.rebate, await highestRebate(db, { id: agentId, uplineId }));
  await db.insert(lineRebate).values({ memberId, rebate, linkId });
  const type = typeBelow(agentType, makes);
  if (type !== 0) await db.update(member).set({ type }).where(eq(member.id, memberId));
}
