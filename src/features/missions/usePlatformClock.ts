import { useCallback } from 'react';

/**
 * The time of the platform in milliseconds since 1970, whatever the clock of the device says: days and weeks end by it.
 *
 * @param now the platform's time when it answered, ISO 8601
 * @param receivedAt the device's time when the answer came, in milliseconds since 1970
 */
export function usePlatformClock(now: string, receivedAt: number): () => number {
  const ahead = Date.parse(now) - receivedAt;
  return useCallback(() => Date.now() + ahead, [ahead]);
}
