import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberScroll } from '#src/app/scroll.ts';

/** Remembers, for each entry of the history, how far its page was scrolled when it was left. */
export function useScrollMemory(): void {
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
  // Layout effects are cleaned up before the next screen can change the height of the page.
  useLayoutEffect(() => {
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      rememberScroll(key, top);
    };
  }, [key]);
}
