import { type RefObject, useEffect } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';
import { recallScroll } from '#src/app/scroll.ts';

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of a new screen, so that it is read out and tabbing goes on from there. A heading that is late, for it
 * is not known yet who is looking, gets the focus once it is there, unless that is elsewhere by then.
 * @returns what ends the waiting
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const heading = () => main?.querySelector<HTMLElement>('h1');
  const late = new MutationObserver(() => {
    if (document.activeElement !== main) return late.disconnect();
    const come = heading();
    if (!come) return;
    late.disconnect();
    focus(come);
  });
  const there = heading();
  if (there) focus(there);
  else if (main) {
    focus(main);
    late.observe(main, { childList: true, subtree: true });
  }
  return () => late.disconnect();
}

/** A screen that has appeared: its entry in the history, and its path. */
export interface Arrived {
  key: string;
  pathname: string;
  /** Its entry of the history has been left since, if only for a screen that never appeared. */
  left?: boolean;
}

/**
 * What a visitor expects of a screen that has appeared: the focus on its heading, and the page at its top; or, when going
 * back, where it was left. The first screen is left to the browser, and one whose frame is drawn anew stays where it is.
 * @param type how the address on show was come to
 * @param last the screen before, kept by whoever outlives the screens
 */
export function useArrival(type: `${NavigationType}`, last: RefObject<Arrived | undefined>): void {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    const { current: before } = last;
    last.current = { key, pathname };
    if (before === undefined) return undefined;
    const isOther = before.pathname !== pathname;
    if (before.key === key && !isOther && !before.left) return undefined;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (type === 'POP') window.scrollTo({ top: recallScroll(key) });
    else if (named) named.scrollIntoView();
    else if (isOther && !hash) window.scrollTo({ top: 0 });
    if (named && document.activeElement === named) return undefined;
    // Another view of the same screen may have taken away what had the focus.
    const lost = isOther || document.activeElement === document.body;
    return lost ? focusHeading() : undefined;
  }, [key, pathname, hash, type, last]);
}
