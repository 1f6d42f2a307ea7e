import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the element that the address names into view, and the focus with it. What comes from the platform is not there
 * yet when a browser looks for it, so it is looked for once more when it is.
 * @param isThere what the address may name is on the page
 */
export function useHashTarget(isThere: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen once more leads there once more.
  useEffect(() => {
    const target = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [hash, key, isThere]);
}
