/** The waits between tries. */
export interface Backoff {
  /** After the first failure, in milliseconds; twice as long after each further one. */
  firstMs: number;
  /** Never longer than this, in milliseconds. */
  mostMs: number;
}

/**
 * The wait after a number of consecutive failures, in milliseconds. Half of it is random, so that pages that lost the platform together do
 * not reconnect together.
 * @param chance from 0 up to 1
 */
export function waitAfter(failures: number, { firstMs, mostMs }: Backoff, chance: number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.max(0, failures - 1));
  return whole * (0.5 + chance / 2);
}
