import type { NewReward } from '../grantReward.ts';
import type { Promotion } from './findPromotion.ts';

/** The one reward of a promotion for a player. `amount` is in minor units. */
export const promotionReward = (
  { code, title, turnoverMultiple }: Promotion,
  amount: bigint,
): Omit<NewReward, 'merchantCode' | 'memberId' | 'at'> => ({
  source: 'promotion',
  reference: code,
  title,
  unit: 'money',
  amount,
  turnover: amount * BigInt(turnoverMultiple),
});
