import { useQuery } from '@tanstack/react-query';
import { systemStatusQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { usePlatformNow } from './usePlatformNow.ts';

/** Any moment: the device clock is trusted until the platform has told its own. */
const UNKNOWN = { now: new Date(0).toISOString(), arrivedAt: 0 };

/**
 * The platform's clock, in milliseconds since 1970, from its answer to whether the site is open. Use it for everything that shows or
 * compares a platform time: phones' clocks are often wrong.
 */
export function usePlatformClock(): () => number {
  const status = { ...systemStatusQuery(usePlatform()), enabled: false };
  const { data, dataUpdatedAt } = useQuery(status);
  const known = data ? { now: data.now, arrivedAt: dataUpdatedAt } : UNKNOWN;
  return usePlatformNow(known.now, known.arrivedAt);
}
