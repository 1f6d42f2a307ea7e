import type { Database } from '#sandbox/database/database.ts';
import { announcement, banner, merchant, win } from '#sandbox/database/schema.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { announcementsOf } from './announcements.ts';
import { bannersOf } from './banners.ts';
import { winsOf } from './wins.ts';

/** Gives every merchant that is new to the database its announcements, banners and wins. */
export async function seedMerchants(db: Database, merchants: readonly Merchant[]): Promise<void> {
  const known = new Set((await db.select().from(merchant)).map(({ code }) => code));
  for (const one of merchants) {
    const { merchantCode, brand } = one;
    if (known.has(merchantCode)) continue;
    const owned = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, merchantCode }));
    await db.transaction(async (tx) => {
      await tx.insert(merchant).values({ code: merchantCode });
      await tx.insert(announcement).values(owned(announcementsOf(brand)));
      await tx.insert(banner).values(owned(bannersOf(brand)));
      await tx.insert(win).values(owned(winsOf(one)));
    });
  }
}
