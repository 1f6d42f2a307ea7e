import { shareOf } from '../share.ts';

/** The stakes made while a rate applied, in minor units. */
export interface StakedSpan {
  staked: bigint;
  /** The rate, in basis points. */
  basisPoints: number;
}

/** The rebate of a span. The amount is in minor units. */
export interface RebateShare extends StakedSpan {
  amount: bigint;
}

/**
 * Calculates the rebate of each span, oldest first. Stakes already rebated are deducted from the oldest spans first. Stakes too small for a
 * rebate of their own are added to those of the next span.
 */
export function rebateShares(spans: readonly StakedSpan[], rebated: bigint): RebateShare[] {
  const shares: RebateShare[] = [];
  let [taken, small] = [rebated, 0n];
  for (const { staked, basisPoints } of spans) {
    const open = staked > taken ? staked - taken : 0n;
    taken -= staked - open;
    const counted = small + open;
    const amount = shareOf(counted, basisPoints);
    if (amount > 0n) shares.push({ staked: counted, basisPoints, amount });
    small = amount > 0n ? 0n : counted;
  }
  return shares;
}
