import { shareOf } from '../share.ts';

/** What was staked while a rate held, in minor units. */
export interface StakedSpan {
  staked: bigint;
  /** What comes back of it, in basis points. */
  basisPoints: number;
}

/** What comes back of stakes, in minor units. */
export interface RebateShare extends StakedSpan {
  amount: bigint;
}

/**
 * What comes back of spans of time, the oldest first, after what was rebated of them: the oldest stakes were rebated first. Stakes that
 * are too small for any of it count with those of the span after.
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
