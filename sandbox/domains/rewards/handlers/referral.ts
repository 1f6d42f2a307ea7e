import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import { notifyPaid } from '../notify.ts';
import { claimReferral } from '../referral/claimReferral.ts';
import { type Friend, friendsOf } from '../referral/friends.ts';
import { funnelOf } from '../referral/funnel.ts';
import { LEAST_REFERRAL, REFERRAL_TIERS } from '../settings.ts';

type ReferralHandlers = Pick<
  AreaHandlers<'rewards'>,
  'getReferral' | 'getReferralFriends' | 'claimReferral'
>;

const sumOf = (
  merchant: Priced,
  friends: readonly Friend[],
  part: 'earned' | 'claimable',
): string =>
  amountText(
    merchant,
    friends.reduce((all, friend) => all + friend[part], 0n),
  );

/** Handlers for inviting friends (S2.16). */
export const referralHandlers: ReferralHandlers = {
  async getReferral({ db, merchant, session }) {
    requireModule(merchant, 'referral');
    const { id, referralCode } = session.member;
    const friends = await friendsOf(db, id);
    const link = new URL('/register', `https://${merchant.brand.domains.main}`);
    link.searchParams.set('referralCode', referralCode);
    return {
      referralCode,
      link: link.href,
      tiers: REFERRAL_TIERS.map((basisPoints, index) => {
        const ofTier = friends.filter(({ tier }) => tier === index + 1);
        return {
          tier: index + 1,
          percent: percentText(basisPoints),
          friends: ofTier.length,
          earned: sumOf(merchant, ofTier, 'earned'),
        };
      }),
      funnel: await funnelOf(db, friends),
      earned: sumOf(merchant, friends, 'earned'),
      claimable: sumOf(merchant, friends, 'claimable'),
      minimum: amountText(merchant, LEAST_REFERRAL),
    };
  },
  async getReferralFriends({ db, merchant, session, query: { pageNo, pageSize } }) {
    requireModule(merchant, 'referral');
    const friends = await friendsOf(db, session.member.id);
    const newest = friends.toSorted((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime());
    return {
      list: newest.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((friend) => ({
        customerName: maskedName(friend.account),
        tier: friend.tier,
        joinedAt: friend.joinedAt.toISOString(),
        earned: amountText(merchant, friend.earned),
      })),
      totalPages: Math.ceil(friends.length / pageSize),
    };
  },
  async claimReferral(call) {
    const { db, merchant, session, now } = call;
    requireModule(merchant, 'referral');
    const memberId = session.member.id;
    const paid = await claimReferral(db, { merchant, memberId, now });
    await notifyPaid(call, memberId);
    return paid;
  },
};
