import { useCallback } from 'react';

/**
 * The platform's clock, in milliseconds since 1970: the device's own may be wrong by hours.
 *
 * @param now the platform's time of an answer, an ISO moment
 * @param arrivedAt when the answer arrived, by the device's clock
 */
export function usePlatformNow(now: string, arrivedAt: number): () => number {
  const ahead = Math.round((Date.parse(now) - arrivedAt) / 1000) * 1000;
  return useCallback(() => Date.now() + ahead, [ahead]);
}
