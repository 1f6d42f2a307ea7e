/** How long to wait before trying again. */
export interface Backoff {
  /** After the first failure, in milliseconds; twice as long after each further one. */
  firstMs: number;
  /** Never longer than this, in milliseconds. */
  mostMs: number;
}

/**
 * The wait after a number of failures in a row, in milliseconds. Half of it is left to chance, so that pages that lost
 * the platform together do not come back together.
 * @param chance from 0 up to 1
 */
export function waitAfter(failures: number, { firstMs, mostMs }: Backoff, chance: number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.max(0, failures - 1));
  return whole * (0.5 + chance / 2);
}
