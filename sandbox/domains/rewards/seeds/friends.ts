import { eq } from 'drizzle-orm';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';

/** The members invited by the player, or by one of their friends; `days` is how long ago. */
const FRIENDS = [
  { account: 'mousumi88', nickname: 'Mousumi', days: 96 },
  { account: 'sohagkhan', nickname: 'Sohag', days: 81 },
  { account: 'tania_rb', nickname: 'Tania', days: 64 },
  { account: 'imran2001', nickname: 'Imran', days: 33 },
  { account: 'polashd', nickname: 'Polash', days: 9 },
  { account: 'rubinaak', nickname: 'Rubina', days: 58, upline: 'mousumi88' },
  { account: 'shakil_7', nickname: 'Shakil', days: 41, upline: 'mousumi88' },
  { account: 'jhumur95', nickname: 'Jhumur', days: 20, upline: 'shakil_7' },
] as const;

/** Seeds friends of the player in all three tiers. Runs before the seeds that let members play. */
export const seedFriends: MerchantSeed = async (db, merchant, day) => {
  const { merchantCode, brand } = merchant;
  if (!brand.modules.referral) return;
  const inviter = playerId(merchant, 'player');
  const [shared] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, inviter));
  if (!shared) throw new Error('The player has to be there before their friends.');
  const idOf = (account: string) => seedId('member', merchantCode, account);
  await db.insert(member).values(
    FRIENDS.map((friend) => {
      const { account, nickname, days } = friend;
      const id = idOf(account);
      const joined = before(day, days, 11);
      return {
        ...{ id, merchantCode, account, nickname, type: 0 as const, ...shared },
        referralCode: id.slice(0, 8).toUpperCase(),
        uplineId: 'upline' in friend ? idOf(friend.upline) : inviter,
        ...{ createdAt: joined, passwordChangedAt: joined, firstLoginAt: joined },
      };
    }),
  );
};
