import { useCallback, useSyncExternalStore } from 'react';
import { everySecond } from '#src/ui/clock/everySecond.ts';

const SECOND = 1000;

/**
 * The whole seconds until a moment (milliseconds since 1970), zero after it. Read from the clock each time, so it is right after the page
 * was suspended.
 */
export function useSecondsLeft(until: number, now: () => number): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (now() >= until) return () => {};
      return everySecond(notify, () => Math.max(until - now(), 0) % SECOND || SECOND);
    },
    [until, now],
  );
  const left = () => Math.max(0, Math.ceil((until - now()) / SECOND));
  return useSyncExternalStore(subscribe, left, left);
}
