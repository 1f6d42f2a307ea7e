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
 * @returns a cleanup function
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const heading = () => main?.querySelector<HTMLElement>('h1');
  const late = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement !== main && activeElement !== document.body) return late.disconnect();
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

/**
 * Focuses the heading if nothing has the focus after the current task: a dialog that has just closed returns the focus by then, even if
 * another one opens in its place.
 * @returns a cleanup function
 */
function focusHeadingIfLost(): () => void {
  let end: () => void = () => {};
  let hasEnded = false;
  queueMicrotask(() => {
    if (!hasEnded && document.activeElement === document.body) end = focusHeading();
  });
  return () => {
    hasEnded = true;
    end();
  };
}

/** A screen that has appeared: its history entry and its path. */
export interface ArrivedScreen {
  key: string;
  pathname: string;
  /** Whether the visitor has since navigated away, even to a screen that never appeared. */
  left?: boolean;
}

export interface ArrivalOptions {
  /** How the visitor reached the address. */
  type: `${NavigationType}`;
  /** The previous screen, kept by a parent that outlives the screens. */
  last: RefObject<ArrivedScreen | undefined>;
  /** The screen has failed, and an error is shown in its place. */
  hasFailed?: boolean;
}

/**
 * On arriving at a screen, focuses its heading and scrolls to the top, or to the previous position when going back. The first screen is left
 * to the browser, and one whose frame is re-rendered keeps its position. An error that replaces a screen is always shown from its top.
 */
export function useArrival({ type, last, hasFailed = false }: ArrivalOptions): void {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    const { current: before } = last;
    last.current = { key, pathname };
    if (before === undefined) return undefined;
    if (hasFailed) {
      window.scrollTo({ top: 0 });
      return focusHeading();
    }
    const isOther = before.pathname !== pathname;
    if (before.key === key && !isOther && !before.left) return undefined;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (type === 'POP') window.scrollTo({ top: recallScroll(key) });
    else if (named) named.scrollIntoView();
    else if (isOther && !hash) window.scrollTo({ top: 0 });
    if (named && document.activeElement === named) return undefined;
    // Another view of the same screen may have removed the focused element.
    return isOther ? focusHeading() : focusHeadingIfLost();
  }, [key, pathname, hash, type, last, hasFailed]);
}
