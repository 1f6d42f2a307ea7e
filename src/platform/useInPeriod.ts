import { useEffect, useReducer } from 'react';
import { isInPeriod, limitsOf } from '#src/brand/period.ts';
import { usePlatformClock } from './usePlatformClock.ts';

/** The longest delay of a timer, in ms; a later moment is approached in steps. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether the platform's clock is between two moments (ISO 8601; an absent one is no limit). It follows the clock. */
export function useInPeriod(from: string | undefined, until: string | undefined): boolean {
  const clock = usePlatformClock();
  const [steps, step] = useReducer((count: number) => count + 1, 0);
  const now = clock();
  const { begin, end } = limitsOf({ from, until });
  const next = [begin, end]
    .filter((moment) => moment > now && Number.isFinite(moment))
    .sort((a, b) => a - b)[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step sets the timer of the next
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(step, Math.min(next - clock(), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, clock, steps]);
  return isInPeriod({ from, until }, now);
}
