import { promotion } from '#sandbox/domains/rewards/schema/promotions.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { eventPromotions } from './eventPromotions.ts';
import { newcomerPromotions } from './newcomerPromotions.ts';
import { seedTakingPart } from './takingPart.ts';

/** Seeds promotions of every mode, and players who take part in them. */
export const seedPromotions: MerchantSeed = async (db, merchant, day) => {
  const { merchantCode, brand } = merchant;
  if (!brand.modules.promotions) return;
  const money = moneyTextOf(brand.market);
  const rows = [...newcomerPromotions(day, money), ...eventPromotions(day, money)];
  await db
    .insert(promotion)
    .values(rows.map((row, position) => ({ ...row, merchantCode, position })));
  await seedTakingPart(db, merchant, day);
};
