import { type RefObject, useEffect } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';
import { recallScroll } from '#src/app/scroll.ts';

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of a new screen, so that it is read out and tabbing continues from there. A heading that is late, because the viewer
 * is not known yet, gets the focus when it appears, unless that has moved elsewhere by then.
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

/** A screen that has appeared: its history entry and its path. */
export interface Arrived {
  key: string;
  pathname: string;
  /** Its history entry has been left since, even if only for a screen that never appeared. */
  left?: boolean;
}

/**
 * The arrival at a screen: the focus on its heading and the page at its top, or, when going back, at its last position. The first screen is
 * left to the browser, and one whose frame is re-rendered keeps its position.
 * @param type how the visitor reached the address
 * @param last the previous screen, kept by a parent that outlives the screens
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
    // Another view of the same screen may have removed the focused element.
    const lost = isOther || document.activeElement === document.body;
    return lost ? focusHeading() : undefined;
  }, [key, pathname, hash, type, last]);
}
