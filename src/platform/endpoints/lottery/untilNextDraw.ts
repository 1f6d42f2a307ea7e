import type { Lottery } from '#src/platform/contract.generated.ts';

/** The platform has drawn when so much time has passed since the moment of a draw, in milliseconds. */
const DRAWING_MS = 2_000;

/**
 * The milliseconds until the first of the lotteries has been drawn; false for an empty list. A device whose clock is ahead asks again
 * at an unhurried pace.
 */
export function untilNextDraw(
  lotteries: readonly Pick<Lottery, 'drawsAt'>[],
  now: number,
): number | false {
  if (lotteries.length === 0) return false;
  const next = Math.min(...lotteries.map(({ drawsAt }) => Date.parse(drawsAt)));
  return Math.max(0, next - now) + DRAWING_MS;
}
