import { useCallback, useSyncExternalStore } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';

const LOOK_EVERY_MS = 60_000;

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * The day in the market's zone, `2026-01-31`, by the platform's clock, whatever the zone and the clock of the device (S9.6). On a page
 * that stays open it becomes the next one within a minute.
 */
export function useMarketToday(): string {
  const { timeZone } = useBrand().market;
  const now = usePlatformClock();
  const day = useCallback(
    () => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now()),
    [timeZone, now],
  );
  return useSyncExternalStore(everyMinute, day, day);
}
