import { useEffect, useReducer } from 'react';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';

/** The longest delay of a timer, in ms; a later moment is approached in steps. */
const LONGEST_MS = 2 ** 31 - 1;

const momentOf = (text: string | undefined, none: number) => (text ? Date.parse(text) : none);

/** Whether the platform's clock is between two moments (ISO 8601; an absent one is no limit). It follows the clock. */
export function useInPeriod(from: string | undefined, until: string | undefined): boolean {
  const clock = usePlatformClock();
  const [steps, step] = useReducer((count: number) => count + 1, 0);
  const now = clock();
  const begin = momentOf(from, Number.NEGATIVE_INFINITY);
  const end = momentOf(until, Number.POSITIVE_INFINITY);
  const next = [begin, end]
    .filter((moment) => moment > now && Number.isFinite(moment))
    .sort((a, b) => a - b)[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step sets the timer of the next
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(step, Math.min(next - clock(), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, clock, steps]);
  return begin <= now && now < end;
}
