import type { Database } from '#sandbox/kernel/database/database.ts';
import { merchant } from '#sandbox/kernel/database/schema/merchants.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { seedAgentAnnouncements } from './agents/announcements.ts';
import { seedContracts } from './agents/contracts.ts';
import { seedTeam } from './agents/team.ts';
import { seedBets } from './bets/seedBets.ts';
import { seedChat } from './chat.ts';
import { seedContent } from './content.ts';
import { seedIdentities } from './identities.ts';
import { orderBooks } from './ledgerHistory.ts';
import type { MerchantSeed } from './merchantSeed.ts';
import { seedMessages } from './messages.ts';
import { seedPlayers } from './players.ts';
import { seedProofs } from './proofs.ts';
import { seedFriends } from './rewards/friends.ts';
import { seedLevels } from './rewards/levels.ts';
import { seedMetTurnover } from './rewards/metTurnover.ts';
import { seedPointHistory } from './rewards/pointHistory.ts';
import { seedPointItems } from './rewards/pointItems.ts';
import { seedPromotions } from './rewards/promotions.ts';
import { seedRebateHistory } from './rewards/rebateHistory.ts';
import { seedRewardHistory } from './rewards/rewardHistory.ts';
import { seedWallets } from './wallet/seedWallets.ts';

/** What every merchant starts with, in this order. */
const SEEDS: readonly MerchantSeed[] = [
  seedPlayers,
  seedIdentities,
  seedProofs,
  seedTeam,
  seedFriends,
  seedContent,
  seedMessages,
  seedChat,
  seedBets,
  seedAgentAnnouncements,
  seedWallets,
  seedPromotions,
  seedLevels,
  seedRewardHistory,
  seedRebateHistory,
  seedPointItems,
  seedPointHistory,
  seedContracts,
  seedMetTurnover,
];

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
