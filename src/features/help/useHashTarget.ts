import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the element that the address names into view, and the focus with it. What comes from the platform is not there
 * yet when a browser looks for it, so whoever shows it looks once more. A search, which takes the place of the address, leads
 * nowhere.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen once more leads there once more.
  useEffect(() => {
    if (type === 'REPLACE') return;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [hash, key, type]);
}
