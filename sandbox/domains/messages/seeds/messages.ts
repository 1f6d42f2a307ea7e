import { PLAYER_ROLES, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import { message } from '#sandbox/domains/messages/schema.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';

/** A message of the seeded inboxes; its texts have its name. */
interface Letter {
  name: string;
  kind: (typeof message.$inferInsert)['kind'];
  daysAgo: number;
  read: boolean;
}

const LETTERS: readonly Letter[] = [
  { name: 'welcome', kind: 'service', daysAgo: 120, read: true },
  { name: 'withdrawal', kind: 'money', daysAgo: 34, read: true },
  { name: 'reward', kind: 'reward', daysAgo: 6, read: false },
  { name: 'password', kind: 'account', daysAgo: 1, read: false },
];

/** Roles of players who are new, or never open their inbox. */
const WITHOUT: ReadonlySet<PlayerRole> = new Set(['newcomer', 'trial', 'firstLogin']);

/** Seeds an inbox for each player who has been there for a while, partly read. */
export const seedMessages: MerchantSeed = async (db, merchant, day) => {
  const rows = PLAYER_ROLES.filter((role) => !WITHOUT.has(role)).flatMap((role) => {
    const memberId = playerId(merchant, role);
    return LETTERS.map(({ name, kind, daysAgo, read }) => ({
      ...{ id: seedId('message', merchant.merchantCode, memberId, name), memberId, kind },
      ...messageTexts('sandbox/inbox', name),
      sentAt: before(day, daysAgo, 11),
      readAt: read ? before(day, daysAgo, 20) : null,
    }));
  });
  await db.insert(message).values(rows);
};
