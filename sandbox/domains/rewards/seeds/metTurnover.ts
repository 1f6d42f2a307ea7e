import { eq } from 'drizzle-orm';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { turnoverRequirement } from '#sandbox/domains/rewards/schema/turnover.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';

/** Meets the wagering requirements of two players; one of them can withdraw at once. Runs after all seeds that open requirements. */
export const seedMetTurnover: MerchantSeed = async (db, merchant) => {
  for (const role of ['vip', 'unproven'] as const) {
    await db
      .delete(turnoverRequirement)
      .where(eq(turnoverRequirement.memberId, playerId(merchant, role)));
  }
};
