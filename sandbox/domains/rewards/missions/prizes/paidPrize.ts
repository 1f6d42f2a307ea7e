/** A paid leaderboard prize. */
export interface PaidPrize {
  memberId: string;
  place: number;
  /** In minor units. */
  amount: bigint;
}
