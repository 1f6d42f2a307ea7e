import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { listPromotions } from './promotions/listPromotions.ts';
import { reward } from './schema/rewards.ts';

/** The rewards that a member can claim now, oldest first: the reward centre (S2.16). */
export const unclaimedRewards = (db: Database, memberId: string, now: Date) =>
  db
    .select()
    .from(reward)
    .where(and(eq(reward.memberId, memberId), isNull(reward.claimedAt), gt(reward.expiresAt, now)))
    .orderBy(asc(reward.grantedAt), asc(reward.id));

/**
 * Counts what a member can claim (S3.5): promotions whose condition is met, and waiting rewards, including those issued by applications to
 * promotions.
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
