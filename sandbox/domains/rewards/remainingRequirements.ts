/** A requirement with the stakes from its opening until the next one, in minor units. */
export interface StakedRequirement {
  amount: bigint;
  staked: bigint;
  /** When it was waived, with all others open then. */
  waivedAt?: Date | null;
}

/** A range of the stakes made since one requirement was opened, which counts towards that one or an older one. */
export interface StakeAllocation {
  /** The index of the requirement since whose opening it was staked. */
  since: number;
  /** The index of the requirement that it counts towards. */
  towards: number;
  /** The range's start and end in the stakes made since then, in minor units. */
  from: bigint;
  to: bigint;
}

/** Whether a requirement was waived before the current one was opened: all that were open are waived at once. */
function waivedBefore(one: StakedRequirement | undefined, current: StakedRequirement): boolean {
  const waived = one?.waivedAt?.getTime();
  return waived !== undefined && waived !== current.waivedAt?.getTime();
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Assigns stakes to requirements. Each unit staked counts once, towards the oldest unmet requirement that was open when the bet was placed.
 * The excess goes to the next open one; once none is open, it is lost. Stakes made after a requirement was waived do not count towards it.
 *
 * @param opened in the order of their opening
 */
export function allocateStakes(opened: readonly StakedRequirement[]): StakeAllocation[] {
  const fills: StakeAllocation[] = [];
  const left: bigint[] = [];
  let oldest = 0;
  for (const [since, current] of opened.entries()) {
    const { amount, staked } = current;
    left.push(amount);
    let from = 0n;
    for (; from < staked && oldest < left.length; oldest += 1) {
      if (waivedBefore(opened[oldest], current)) continue;
      const open = left[oldest] ?? 0n;
      const taken = lesser(open, staked - from);
      fills.push({ since, towards: oldest, from, to: from + taken });
      left[oldest] = open - taken;
      from += taken;
      if (taken < open) break;
    }
  }
  return fills;
}

/** The amount left of each requirement, in minor units. */
export function remainingRequirements(opened: readonly StakedRequirement[]): bigint[] {
  const left = opened.map(({ amount }) => amount);
  for (const { towards, from, to } of allocateStakes(opened)) {
    left[towards] = (left[towards] ?? 0n) - (to - from);
  }
  return left;
}
