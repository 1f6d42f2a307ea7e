import { seedIdentities } from '#sandbox/domains/accounts/seeds/identities.ts';
import { seedPlayers } from '#sandbox/domains/accounts/seeds/players.ts';
import { seedProofs } from '#sandbox/domains/accounts/seeds/proofs.ts';
import { seedAgentAnnouncements } from '#sandbox/domains/agents/seeds/announcements.ts';
import { seedContracts } from '#sandbox/domains/agents/seeds/contracts.ts';
import { seedTeam } from '#sandbox/domains/agents/seeds/team.ts';
import { seedBets } from '#sandbox/domains/bets/seeds/seedBets.ts';
import { seedChat } from '#sandbox/domains/chat/seeds/chat.ts';
import { seedContent } from '#sandbox/domains/content/seeds/content.ts';
import { seedMessages } from '#sandbox/domains/messages/seeds/messages.ts';
import { seedFriends } from '#sandbox/domains/rewards/seeds/friends.ts';
import { seedLevels } from '#sandbox/domains/rewards/seeds/levels.ts';
import { seedMetTurnover } from '#sandbox/domains/rewards/seeds/metTurnover.ts';
import { seedPointHistory } from '#sandbox/domains/rewards/seeds/pointHistory.ts';
import { seedPointItems } from '#sandbox/domains/rewards/seeds/pointItems.ts';
import { seedPromotions } from '#sandbox/domains/rewards/seeds/promotions.ts';
import { seedRebateHistory } from '#sandbox/domains/rewards/seeds/rebateHistory.ts';
import { seedRewardHistory } from '#sandbox/domains/rewards/seeds/rewardHistory.ts';
import { seedWallets } from '#sandbox/domains/wallet/seeds/seedWallets.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { merchant } from '#sandbox/kernel/database/schema/merchants.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { orderBooks } from '#sandbox/ledger/ledgerHistory.ts';

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
