import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockMember } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { payBonus } from '#sandbox/ledger/movements/reward.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';
import { grantReward, type NewReward } from './grantReward.ts';
import { lockClaimant } from './lockClaimant.ts';
import { creditPoints } from './points/creditPoints.ts';
import { rewardText } from './rewardText.ts';
import { reward } from './schema/rewards.ts';
import { openRequirement } from './turnover.ts';

/** The member who claims a reward, and when. */
export interface Claimant {
  merchant: Merchant;
  memberId: string;
  now: Date;
}

/** Why a reward cannot be claimed: it is not the member's, was claimed, or has expired. */
async function whyNot(db: Database, memberId: string, id: string): Promise<Refusal> {
  const [found] = await db
    .select({ claimedAt: reward.claimedAt })
    .from(reward)
    .where(and(eq(reward.id, id), eq(reward.memberId, memberId)));
  if (!found) return new Refusal('reward_unknown');
  return new Refusal(found.claimedAt ? 'reward_claimed' : 'reward_expired');
}

/** Pays a reward of a locked member, once, and opens its wagering requirement. */
async function pay(
  db: Database,
  { merchant, memberId, now }: Claimant,
  id: string,
): Promise<PaidReward> {
  const [claimed] = await db
    .update(reward)
    .set({ claimedAt: now })
    .where(
      and(
        eq(reward.id, id),
        eq(reward.memberId, memberId),
        isNull(reward.claimedAt),
        gt(reward.expiresAt, now),
      ),
    )
    .returning();
  if (!claimed) throw await whyNot(db, memberId, id);
  const { amount, unit, turnover } = claimed;
  const note = inLanguage(claimed.title, SOURCE);
  if (unit === 'points') {
    await creditPoints(db, { merchant, memberId, amount, id, staked: null, note, now });
  } else {
    const movement = { merchant, memberId, amount, key: id, reference: id, note, at: now };
    await payBonus(db, movement);
  }
  await openRequirement(db, {
    ...{ merchantCode: merchant.merchantCode, memberId, source: 'reward' as const },
    ...{ reference: id, amount: turnover, at: now },
  });
  return {
    amount: rewardText(merchant, unit, amount),
    unit,
    turnover: amountText(merchant, turnover),
  };
}

/**
 * Pays a reward to the member who claims it, once, and opens its wagering requirement. Of two concurrent claims the second waits, and finds
 * the reward claimed.
 *
 * @throws Refusal `reward_unknown`, `reward_claimed`, `reward_expired` or `player_excluded`
 */
export async function claimReward(
  db: Database,
  claimant: Claimant,
  id: string,
): Promise<PaidReward> {
  await lockClaimant(db, claimant);
  return pay(db, claimant, id);
}

/**
 * Grants a reward and pays it at once, whether or not the member is on a break. Refuses one that the member has had before with
 * `reward_claimed`.
 */
export async function payReward(
  db: Database,
  claimant: Claimant,
  given: Omit<NewReward, 'merchantCode' | 'memberId' | 'at'>,
): Promise<PaidReward> {
  const { merchant, memberId, now } = claimant;
  const { merchantCode } = merchant;
  await lockMember(db, memberId);
  const id = await grantReward(db, { ...given, merchantCode, memberId, at: now });
  if (!id) throw new Refusal('reward_claimed');
  return pay(db, claimant, id);
}
