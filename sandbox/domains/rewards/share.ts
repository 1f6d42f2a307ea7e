const WHOLE = 10_000n;

/** A share of an amount in basis points, in whole minor units: what is less than one is not given. */
export const shareOf = (amount: bigint, basisPoints: number): bigint =>
  (amount * BigInt(basisPoints)) / WHOLE;
