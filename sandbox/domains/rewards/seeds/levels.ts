import { eq } from 'drizzle-orm';
import { raiseLevels } from '#sandbox/domains/rewards/vip/raiseLevels.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';

/** Seeds the VIP levels that members have reached, and the gifts waiting for them. Runs after the bets. */
export const seedLevels: MerchantSeed = async (db, { merchantCode, brand }, day) => {
  if (!brand.modules.vip) return;
  const members = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.merchantCode, merchantCode));
  const ids = members.map(({ id }) => id);
  await raiseLevels(db, ids, before(day, 1, 6));
};
