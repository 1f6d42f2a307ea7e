import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import { stakedBy } from '../staked.ts';
import { LEVELS, labelOf } from '../vip/levels.ts';

/** Returns the player's VIP level, the progress to the next one, and the benefits of each level (S2.16, S3.5). */
export const getVip: Handler<'getVip'> = async ({ db, merchant, session }) => {
  requireModule(merchant, 'vip');
  const { id, vipLevel } = session.member;
  const staked = await stakedBy(db, id);
  const next = LEVELS.find(({ rank }) => rank > vipLevel);
  const left = next && next.turnover > staked ? next.turnover - staked : 0n;
  return {
    vipRankLevel: vipLevel,
    vipLabelName: labelOf(vipLevel),
    staked: amountText(merchant, staked),
    next: next ? { vipRankLevel: next.rank, left: amountText(merchant, left) } : null,
    levels: LEVELS.map(({ rank, turnover, gift, rebate }) => ({
      vipRankLevel: rank,
      vipLabelName: labelOf(rank),
      turnover: amountText(merchant, turnover),
      gift: amountText(merchant, gift),
      rebatePercent: percentText(rebate),
    })),
  };
};
