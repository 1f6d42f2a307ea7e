import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { chatMessage } from '#sandbox/domains/chat/schema.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';

/** The messages in the rooms on the evening before. */
const SAID: readonly { room: string; role: PlayerRole; content: string }[] = [
  { room: 'lobby', role: 'vip', content: 'Good evening everyone.' },
  { room: 'lobby', role: 'player', content: 'শুভ সন্ধ্যা। আজ লবিটা বেশ গোছানো লাগছে।' },
  { room: 'lobby', role: 'agent2', content: 'New here? Set your limits first, it takes a minute.' },
  { room: 'games', role: 'player', content: 'Which tables have the smallest stakes?' },
  { room: 'games', role: 'vip', content: 'Open the section, each table’s card shows its limits.' },
];

/** Seeds a few messages in each chat room, if there is one. */
export const seedChat: MerchantSeed = async (db, merchant, day) => {
  if (!merchant.brand.modules.chatRoom) return;
  await db.insert(chatMessage).values(
    SAID.map(({ room, role, content }, index) => ({
      merchantCode: merchant.merchantCode,
      memberId: playerId(merchant, role),
      ...{ room, content },
      at: before(day, 1, 18 + index / 10),
    })),
  );
};
