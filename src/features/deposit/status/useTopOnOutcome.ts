import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page sees a deposit end: the provider's frame, which was higher, is gone by then and would leave the player
 * below the outcome.
 */
export function useTopOnOutcome(closed: boolean | undefined): void {
  const before = useRef(closed);
  useEffect(() => {
    if (closed && before.current === false) window.scrollTo({ top: 0 });
    before.current = closed;
  }, [closed]);
}
