import type { NewReward } from '../grantReward.ts';
import type { Promotion } from './findPromotion.ts';

/** The one reward of a promotion for a player. `amount` is in minor units. */
export const promotionReward = (
  { code, title, titleBn, turnoverMultiple }: Promotion,
  amount: bigint,
): Omit<NewReward, 'merchantCode' | 'memberId' | 'at'> => ({
  source: 'promotion',
  reference: code,
  title,
  titleBn,
  unit: 'money',
  amount,
  turnover: amount * BigInt(turnoverMultiple),
});
