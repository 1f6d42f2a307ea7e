import { useEffect, useRef } from 'react';

/**
 * Shows the outcome of a deposit from the top of the page, where the page saw it happen: the provider's frame, which was higher, is gone
 * by then and would leave the player below it.
 */
export function useTopOnOutcome(closed: boolean | undefined): void {
  const before = useRef(closed);
  useEffect(() => {
    if (closed && before.current === false) window.scrollTo({ top: 0 });
    before.current = closed;
  }, [closed]);
}
