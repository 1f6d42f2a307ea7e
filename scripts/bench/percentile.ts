/**
 * The percentile of the values by nearest rank, `share` from 0 to 1. Infinity without values: an unmeasured figure then misses every goal
 * with an upper limit.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(sorted.length * share));
  return sorted[rank - 1] ?? Number.POSITIVE_INFINITY;
}

/** The median of the values; of an even number, the lower of the two in the middle. Infinity without values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
