import { and, gt, isNull, lte } from 'drizzle-orm';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { notifyAvailable } from './notify.ts';
import { reward } from './schema/rewards.ts';

/** Job that notifies players whose rewards have just expired how many are left to claim. */
export const expireRewards = (merchants: Merchants): Job => ({
  name: 'expire-rewards',
  everySeconds: 60,
  async run({ db, now, from, publish }) {
    const expired = await db
      .selectDistinct({ merchantCode: reward.merchantCode, memberId: reward.memberId })
      .from(reward)
      .where(and(isNull(reward.claimedAt), gt(reward.expiresAt, from), lte(reward.expiresAt, now)));
    for (const { merchantCode, memberId } of expired) {
      const merchant = merchants.find(merchantCode);
      const tell = publish.bind(undefined, merchantCode);
      await notifyAvailable({ db, merchant, now, publish: tell }, memberId);
    }
  },
});
