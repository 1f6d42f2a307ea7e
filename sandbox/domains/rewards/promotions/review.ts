import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { grantReward } from '../grantReward.ts';
import { requireStep } from '../review.ts';
import { promotionApplication, promotion as promotionTable } from '../schema/promotions.ts';
import { requireMode } from './findPromotion.ts';
import { promotionReward } from './promotionReward.ts';

/** The operator's decision on an application (S4.16). */
export interface ApplicationDecision {
  merchantCode: string;
  id: string;
  state: 'approved' | 'rejected';
  remark: string;
  now: Date;
}

/**
 * Decides on an application; an approval issues the reward. Returns the applicant.
 *
 * @throws Refusal `not_found` if the merchant has no such application, `transition_refused` if it was already decided
 */
export async function decideApplication(
  db: Database,
  { merchantCode, id, state, remark, now }: ApplicationDecision,
): Promise<string> {
  const [found] = await db
    .select()
    .from(promotionApplication)
    .innerJoin(promotionTable, eq(promotionTable.id, promotionApplication.promotionId))
    .where(and(eq(promotionApplication.id, id), eq(promotionTable.merchantCode, merchantCode)))
    .for('update', { of: promotionApplication });
  if (!found) throw new Refusal('not_found');
  const { promotion_application: application, promotion } = found;
  requireStep(application.state, state);
  await db
    .update(promotionApplication)
    .set({ state, remark, decidedAt: now })
    .where(eq(promotionApplication.id, id));
  const { memberId } = application;
  if (state === 'approved') {
    const { reward } = requireMode(promotion, 'application');
    const issued = promotionReward(promotion, BigInt(reward));
    await grantReward(db, { ...issued, merchantCode, memberId, at: now });
  }
  return memberId;
}
