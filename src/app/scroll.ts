const PREFIX = 'livery.scroll.';

/** How far the page of a history entry was scrolled when it was left, in px from the top. */
export function recallScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key) ?? 0);
  } catch {
    return 0;
  }
}

/** Remembers how far the page of a history entry is scrolled. */
export function rememberScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(top)));
  } catch {
    // Without storage, going back leads to the top.
  }
}
