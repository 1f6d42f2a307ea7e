import { useCallback } from 'react';

/**
 * The platform’s clock, whatever that of the device says.
 * @param asOf the platform’s time of an answer, ISO 8601
 * @param heardAt when it came, in milliseconds since 1970 by the clock of the device
 */
export function useServerClock(asOf: string, heardAt: number): () => number {
  const ahead = Date.parse(asOf) - heardAt;
  return useCallback(() => Date.now() + ahead, [ahead]);
}
