import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { unclaimedRewards } from '../available.ts';
import { claimReward } from '../claimReward.ts';
import { notifyPaid } from '../notify.ts';
import { rewardRecords, rewardTotals } from '../rewardRecords.ts';
import { rewardText } from '../rewardText.ts';

type RewardCentreHandlers = Pick<
  AreaHandlers<'rewards'>,
  'getRewards' | 'claimReward' | 'getRewardRecords'
>;

/** Handlers for the reward centre (S2.16). */
export const rewardCentreHandlers: RewardCentreHandlers = {
  async getRewards({ db, merchant, session, now, query }) {
    requireModule(merchant, 'rewards');
    const rewards = await unclaimedRewards(db, session.member.id, now);
    return {
      list: rewards.map(({ id, source, title, amount, unit, turnover, ...moments }) => ({
        id,
        source,
        title: inLanguage(title, query.language),
        amount: rewardText(merchant, unit, amount),
        unit,
        turnover: amountText(merchant, turnover),
        grantedAt: moments.grantedAt.toISOString(),
        expiresAt: moments.expiresAt.toISOString(),
      })),
    };
  },
  async claimReward(call) {
    const { db, merchant, session, now, path } = call;
    requireModule(merchant, 'rewards');
    const memberId = session.member.id;
    const paid = await claimReward(db, { merchant, memberId, now }, path.id);
    await notifyPaid(call, memberId);
    return paid;
  },
  async getRewardRecords({ db, merchant, session, now, query }) {
    const { from, to, language, pageNo, pageSize } = query;
    const { timeZone } = merchant.brand.market;
    const filter = { memberId: session.member.id, now, timeZone, from, to };
    const rows = await rewardRecords(db, filter, { pageNo, pageSize });
    const { records, money, points } = await rewardTotals(db, filter);
    return {
      list: rows.map(({ id, source, title, amount, unit, claimedAt, expiresAt }) => ({
        id,
        source,
        title: inLanguage(title, language),
        amount: rewardText(merchant, unit, amount),
        unit,
        state: claimedAt ? ('claimed' as const) : ('expired' as const),
        at: (claimedAt ?? expiresAt).toISOString(),
      })),
      totals: { records, money: amountText(merchant, money), points: hundredthsText(points) },
      totalPages: Math.ceil(records / pageSize),
    };
  },
};
