/** A prize of a raffle and how likely it is among the others. */
export interface RafflePrize {
  /** In minor units; zero for no prize. */
  amount: number;
  weight: number;
}

/** How a promotion's reward is come by. Amounts are minor units. */
export type PromotionTerms =
  | { mode: 'turnover'; target: number; reward: number }
  | { mode: 'application'; reward: number }
  | { mode: 'claim'; reward: number }
  | { mode: 'deposit'; percent: number; minimum: number; maximum: number }
  | { mode: 'raffle'; ticketsOnJoining: number; prizes: readonly RafflePrize[] }
  | { mode: 'notice' };

/** What a promotion gives at most, in minor units; null for a notice. */
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
