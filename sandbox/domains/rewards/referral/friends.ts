import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { referralEarning } from '../schema/shares.ts';
import { REFERRAL_TIERS } from '../settings.ts';
import { shareOf } from '../share.ts';
import { STAKED } from '../staked.ts';

/** A member invited by a member, or by one of their friends. Amounts are minor units. */
export interface Friend {
  id: string;
  account: string;
  joinedAt: Date;
  /** From 1, which are the friends that the member has invited directly. */
  tier: number;
  /** The amount already paid for their stakes. */
  earned: bigint;
  /** Their stakes that are not shared yet. */
  staked: bigint;
  /** The share of those stakes. */
  claimable: bigint;
}

const invitedBy = (db: Database, uplineIds: readonly string[]) =>
  db
    .select({ id: member.id, account: member.account, joinedAt: member.createdAt })
    .from(member)
    .where(and(inArray(member.uplineId, uplineIds), ne(member.type, TRIAL_TYPE)));

async function invited(db: Database, memberId: string) {
  const all: (Awaited<ReturnType<typeof invitedBy>>[number] & { tier: number })[] = [];
  let uplineIds = [memberId];
  for (const index of REFERRAL_TIERS.keys()) {
    if (uplineIds.length === 0) break;
    const found = await invitedBy(db, uplineIds);
    all.push(...found.map((one) => ({ ...one, tier: index + 1 })));
    uplineIds = found.map(({ id }) => id);
  }
  return all;
}

/** A member's friends, tier by tier, with the earnings from each and the claimable share. */
export async function friendsOf(db: Database, memberId: string): Promise<Friend[]> {
  const friends = await invited(db, memberId);
  if (friends.length === 0) return [];
  const ids = friends.map(({ id }) => id);
  const stakes = await db
    .select({ id: bet.memberId, staked: STAKED })
    .from(bet)
    .where(and(inArray(bet.memberId, ids), eq(bet.state, 'settled')))
    .groupBy(bet.memberId);
  const shares = await db
    .select({
      id: referralEarning.friendId,
      staked: sum(referralEarning.staked).mapWith(BigInt),
      amount: sum(referralEarning.amount).mapWith(BigInt),
    })
    .from(referralEarning)
    .where(eq(referralEarning.memberId, memberId))
    .groupBy(referralEarning.friendId);
  const stakedBy = new Map(stakes.map(({ id, staked }) => [id, staked]));
  const sharedBy = new Map(shares.map((share) => [share.id, share]));
  return friends.map((friend) => {
    const shared = sharedBy.get(friend.id);
    const staked = (stakedBy.get(friend.id) ?? 0n) - (shared?.staked ?? 0n);
    const claimable = shareOf(staked, REFERRAL_TIERS[friend.tier - 1] ?? 0);
    return { ...friend, earned: shared?.amount ?? 0n, staked, claimable };
  });
}
