/** A requirement and what was staked since it was opened, until the next one was, in minor units. */
export interface OpenedRequirement {
  amount: bigint;
  staked: bigint;
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * What is left of each requirement, in minor units. A stake counts once: towards the oldest requirement that was open
 * when the bet was placed; what goes beyond is not kept for later ones.
 *
 * @param opened in the order of their opening
 */
export function fillRequirements(opened: readonly OpenedRequirement[]): bigint[] {
  const left: bigint[] = [];
  let oldest = 0;
  for (const { amount, staked } of opened) {
    left.push(amount);
    let rest = staked;
    for (; rest > 0n && oldest < left.length; oldest += 1) {
      const open = left[oldest] ?? 0n;
      const taken = lesser(open, rest);
      left[oldest] = open - taken;
      rest -= taken;
      if (taken < open) break;
    }
  }
  return left;
}
