import { useQuery } from '@tanstack/react-query';
import { systemStatusQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { usePlatformNow } from './usePlatformNow.ts';

/** Any moment: the clock of a device is taken for right as long as the platform has not told its own. */
const UNKNOWN = { now: new Date(0).toISOString(), arrivedAt: 0 };

/**
 * The platform's clock, in milliseconds since 1970, by what it said when the page asked whether the site is open. What shows
 * or decides by a moment of the platform reads this one: the clock of a phone is often wrong.
 */
export function usePlatformClock(): () => number {
  const status = { ...systemStatusQuery(usePlatform()), enabled: false };
  const { data, dataUpdatedAt } = useQuery(status);
  const known = data ? { now: data.now, arrivedAt: dataUpdatedAt } : UNKNOWN;
  return usePlatformNow(known.now, known.arrivedAt);
}
