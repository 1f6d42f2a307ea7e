/**
 * The device that pages are measured for, by Lighthouse's benchmark index: a mid-tier phone (125 to 800), as fast as the 4× of Lighthouse's
 * mobile run makes the fastest desktop that it is meant for (1,500 to 2,000).
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
export const DEVICE_INDEX = 500;

/** The slowdown that makes a machine of this benchmark index as fast as the device; a slower machine is left as it is. */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.max(1, benchmarkIndex / DEVICE_INDEX);
