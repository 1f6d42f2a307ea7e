import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberScroll } from '#src/app/scroll.ts';
import type { ArrivedScreen } from '#src/app/useArrival.ts';

/**
 * Remembers the scroll position of each history entry when it is left.
 * @param last the last screen that appeared; it is marked as left with its entry
 */
export function useScrollMemory(last: RefObject<ArrivedScreen | undefined>): void {
  const { key } = useLocation();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload, or a return from another site, is restored by the browser itself.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  // Layout effects are cleaned up before the next screen can change the page height.
  useLayoutEffect(() => {
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      rememberScroll(key, top);
      if (last.current) last.current = { ...last.current, left: true };
    };
  }, [key, last]);
}
