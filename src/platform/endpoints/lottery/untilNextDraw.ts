import type { Lottery } from '#src/platform/contract.generated.ts';

/** How long after its moment the platform has finished a draw, in milliseconds. */
const DRAWING_MS = 2_000;

/**
 * The milliseconds until the first of the lotteries has been drawn; false for an empty list. A device whose clock is ahead polls at an
 * unhurried pace.
 */
export function untilNextDraw(
  lotteries: readonly Pick<Lottery, 'drawsAt'>[],
  now: number,
): number | false {
  if (lotteries.length === 0) return false;
  const next = Math.min(...lotteries.map(({ drawsAt }) => Date.parse(drawsAt)));
  return Math.max(0, next - now) + DRAWING_MS;
}
