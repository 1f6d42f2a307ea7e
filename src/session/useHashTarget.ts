import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the element that the address names, and focuses it. Platform content is missing when the browser looks for it, so it is looked
 * for again once loaded.
 * @param isThere the element that the address may name is on the page
 */
export function useHashTarget(isThere: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same hash again scrolls there again.
  useEffect(() => {
    const target = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [hash, key, isThere]);
}
