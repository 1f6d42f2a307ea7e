import { type RefObject, useEffect } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';
import { recallScroll } from '#src/app/scroll.ts';

/** Moves the focus to the heading of a new screen, so that it is read out and tabbing goes on from there. */
function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What a visitor expects of a screen that has appeared: the focus on its heading, and the page at its top; or, when going
 * back, where it was left. The first screen is left to the browser.
 * @param type how the address on show was come to
 * @param last the path of the screen before, kept by whoever outlives the screens
 */
export function useArrival(type: `${NavigationType}`, last: RefObject<string | undefined>): void {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    const { current: before } = last;
    last.current = pathname;
    if (before === undefined) return;
    if (type === 'POP') window.scrollTo({ top: recallScroll(key) });
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (before !== pathname) window.scrollTo({ top: 0 });
    // Another view of the same screen may have taken away what had the focus.
    if (before !== pathname || document.activeElement === document.body) focusHeading();
  }, [key, pathname, hash, type, last]);
}
