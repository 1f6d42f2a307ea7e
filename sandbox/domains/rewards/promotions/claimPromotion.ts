import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';
import { type Claimant, claimReward, payReward } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { reward } from '../schema/rewards.ts';
import { type Promotion, requireMode, requireOpen } from './findPromotion.ts';
import { promotionReward } from './promotionReward.ts';
import { NO_STANDING, standingsOf } from './standing.ts';

/** The reward that a promotion has issued to a player: by the review of an application, or for a deposit. */
async function issuedReward(
  db: Database,
  memberId: string,
  { code }: Promotion,
): Promise<string | undefined> {
  const [issued] = await db
    .select({ id: reward.id })
    .from(reward)
    .where(
      and(
        eq(reward.memberId, memberId),
        eq(reward.source, 'promotion'),
        eq(reward.reference, code),
      ),
    );
  return issued?.id;
}

/**
 * Pays the reward of a promotion, once per player (S4.16). A reward reached while a promotion ran can be claimed after its end.
 *
 * @throws Refusal `promotion_unfinished` while its condition is not met, `promotion_closed`, `promotion_not_for_this`, `reward_claimed`,
 * `reward_expired`
 */
export async function claimPromotion(
  db: Database,
  claimant: Claimant,
  promotion: Promotion,
): Promise<PaidReward> {
  await lockClaimant(db, claimant);
  const { memberId, now } = claimant;
  const terms = requireMode(promotion, 'turnover', 'application', 'claim', 'deposit');
  const pay = (amount: number) =>
    payReward(db, claimant, promotionReward(promotion, BigInt(amount)));
  switch (terms.mode) {
    case 'claim':
      requireOpen(promotion, now);
      return pay(terms.reward);
    case 'turnover': {
      const [standing = NO_STANDING] = await standingsOf(db, memberId, [promotion], now);
      if (!standing.joinedAt || standing.staked < BigInt(terms.target)) {
        throw new Refusal('promotion_unfinished');
      }
      return pay(terms.reward);
    }
    case 'application':
    case 'deposit': {
      const issued = await issuedReward(db, memberId, promotion);
      if (!issued) throw new Refusal('promotion_unfinished');
      return claimReward(db, claimant, issued);
    }
  }
}
