import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { isOnBreak, isTrial, type Member } from '#sandbox/kernel/sessions/session.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { countAvailable } from './available.ts';
import { heldRank, labelOf } from './vip/levels.ts';

/** The VIP level and promotion fields of a member's info (S3.5). */
export type MemberRewards = Pick<
  MemberInfo,
  'hasVip' | 'vipLabelName' | 'vipRankLevel' | 'availablePromoCount' | 'availablePromo'
>;

/** A member's VIP level and claimable rewards; trial accounts and players on a break are offered no rewards. */
export async function memberRewards(
  db: Database,
  merchant: Merchant,
  member: Member,
  now: Date,
): Promise<MemberRewards> {
  const { modules } = merchant.brand;
  const rank = heldRank(merchant, member);
  const met = !isOnBreak(member, now) && !isTrial(member);
  return {
    hasVip: rank > 0,
    vipLabelName: labelOf(rank),
    vipRankLevel: rank,
    availablePromoCount: met ? await countAvailable(db, merchant, member.id, now) : 0,
    availablePromo: {
      REFERRAL: { enabled: met && modules.referral },
      REBATE: { enabled: met && modules.manualRebate },
      MISSION: { enabled: met && modules.missions },
      VIP: { enabled: met && modules.vip },
      POINT_MALL: { enabled: met && modules.pointMall },
    },
  };
}
