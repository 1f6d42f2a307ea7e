/** A prize that was paid. */
export interface PaidPrize {
  memberId: string;
  place: number;
  /** In minor units. */
  amount: bigint;
}
