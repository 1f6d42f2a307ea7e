const WHOLE = 10_000n;

/** A share of an amount in basis points, rounded down to whole minor units. */
export const shareOf = (amount: bigint, basisPoints: number): bigint =>
  (amount * BigInt(basisPoints)) / WHOLE;
