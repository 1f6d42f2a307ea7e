import { announcement, banner } from '#sandbox/domains/content/schema.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { announcementsOf } from './announcements.ts';
import { bannersOf } from './banners.ts';

/** Seeds announcements and banners. */
export const seedContent: MerchantSeed = async (db, { merchantCode, brand }, day) => {
  const owned = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, merchantCode }));
  await db.insert(announcement).values(owned(announcementsOf(brand, day)));
  await db.insert(banner).values(owned(bannersOf(brand)));
};
