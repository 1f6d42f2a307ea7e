import { useCallback, useSyncExternalStore } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';

const LOOK_EVERY_MS = 60_000;

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * The day in the market's zone, `2026-01-31`, by the platform's clock, whatever the device's zone and clock (S9.6). On an open page it
 * changes within a minute after midnight.
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
