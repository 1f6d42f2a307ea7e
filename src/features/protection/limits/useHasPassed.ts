import { useEffect, useState } from 'react';

/**
 * Whether a moment (ISO 8601) has passed by the platform's clock; false while unknown.
 *
 * @param aheadMs how far the platform's clock is ahead of the device's, in milliseconds
 */
export function useHasPassed(moment: string, aheadMs: number | undefined): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    if (aheadMs === undefined) return;
    const leftMs = Date.parse(moment) - aheadMs - Date.now();
    const timer = setTimeout(() => setCome(true), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [moment, aheadMs]);
  return come;
}
