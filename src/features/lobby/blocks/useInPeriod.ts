import { useEffect, useState } from 'react';

/** The longest delay of a timer, in ms; a later moment is approached in steps. */
const LONGEST_MS = 2 ** 31 - 1;

const momentOf = (text: string | undefined, none: number) => (text ? Date.parse(text) : none);

/** Whether the device's clock is between two moments (ISO 8601; an absent one is no limit). It follows the clock. */
export function useInPeriod(from: string | undefined, until: string | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const begin = momentOf(from, Number.NEGATIVE_INFINITY);
  const end = momentOf(until, Number.POSITIVE_INFINITY);
  const next = [begin, end]
    .filter((moment) => moment > now && Number.isFinite(moment))
    .sort((a, b) => a - b)[0];
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return begin <= now && now < end;
}
