import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { listPromotions } from './promotions/listPromotions.ts';
import { reward } from './schema/rewards.ts';

/** What a member can claim now, the oldest first: the reward centre (S2.16). */
export const unclaimedRewards = (db: Database, memberId: string, now: Date) =>
  db
    .select()
    .from(reward)
    .where(and(eq(reward.memberId, memberId), isNull(reward.claimedAt), gt(reward.expiresAt, now)))
    .orderBy(asc(reward.grantedAt), asc(reward.id));

/**
 * How much there is for a member to claim (S3.5): promotions whose condition is met, and rewards that wait. What an
 * application to a promotion has issued is one of the latter.
 */
export async function countAvailable(
  db: Database,
  { merchantCode, brand: { modules } }: Merchant,
  memberId: string,
  now: Date,
): Promise<number> {
  const viewer = { merchantCode, memberId, now };
  const promotions = modules.promotions ? await listPromotions(db, viewer) : [];
  const rewards = modules.rewards ? await unclaimedRewards(db, memberId, now) : [];
  return promotions.filter(({ status }) => status === 'claim').length + rewards.length;
}
