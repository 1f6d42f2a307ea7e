import { amountText } from '#sandbox/money.ts';

const WHOLE = 10_000n;

/** A share of an amount in basis points, in whole minor units: what is less than one is not given. */
export const shareOf = (amount: bigint, basisPoints: number): bigint =>
  (amount * BigInt(basisPoints)) / WHOLE;

/** Basis points as a percentage with two decimals: 40 is `0.40`. */
export const percentText = (basisPoints: number): string => amountText(BigInt(basisPoints));
