import type { Database } from '#sandbox/database/database.ts';
import { merchant } from '#sandbox/database/schema/merchants.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { seedBets } from './bets/seedBets.ts';
import { seedContent } from './content.ts';
import { orderBooks } from './ledgerHistory.ts';
import type { MerchantSeed } from './merchantSeed.ts';
import { seedPlayers } from './players.ts';
import { seedPromotions } from './rewards/promotions.ts';

/** What every merchant starts with, in this order. */
const SEEDS: readonly MerchantSeed[] = [seedPlayers, seedContent, seedBets, seedPromotions];

/** Gives every merchant that is new to the database its records, all from before `day`. */
export async function seedMerchants(
  db: Database,
  merchants: readonly Merchant[],
  day: Date,
): Promise<void> {
  const known = new Set((await db.select().from(merchant)).map(({ code }) => code));
  for (const one of merchants) {
    if (known.has(one.merchantCode)) continue;
    await db.transaction(async (tx) => {
      await tx.insert(merchant).values({ code: one.merchantCode });
      for (const seed of SEEDS) await seed(tx, one, day);
      await orderBooks(tx, one.merchantCode);
    });
  }
}
