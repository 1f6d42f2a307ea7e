/** A prize of a raffle, with its weight among the prizes. */
export interface RafflePrize {
  /** In minor units; zero for no prize. */
  amount: number;
  weight: number;
}

/** The terms by which a promotion's reward is earned. Amounts are minor units. */
export type PromotionTerms =
  | { mode: 'turnover'; target: number; reward: number }
  | { mode: 'application'; reward: number }
  | { mode: 'claim'; reward: number }
  | { mode: 'deposit'; percent: number; minimum: number; maximum: number }
  | { mode: 'raffle'; ticketsOnJoining: number; prizes: readonly RafflePrize[] }
  | { mode: 'notice' };

/** The highest reward of a promotion, in minor units; null for a notice. */
export function rewardOf(terms: PromotionTerms): bigint | null {
  switch (terms.mode) {
    case 'turnover':
    case 'application':
    case 'claim':
      return BigInt(terms.reward);
    case 'deposit':
      return BigInt(terms.maximum);
    case 'raffle':
      return BigInt(Math.max(...terms.prizes.map(({ amount }) => amount)));
    case 'notice':
      return null;
  }
}
