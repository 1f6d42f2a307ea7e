import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 1000;
const NANOSECONDS_PER_MS = 1_000_000;

/** A gauge of the event loop's average delay in the last second, in milliseconds. */
export function createLoopGauge(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let measured = 0;
  let since = performance.now();
  return () => {
    const now = performance.now();
    if (now - since < WINDOW_MS) return measured;
    const mean = histogram.mean / NANOSECONDS_PER_MS - RESOLUTION_MS;
    measured = Number.isNaN(mean) ? 0 : Math.max(mean, 0);
    histogram.reset();
    since = now;
    return measured;
  };
}
