const PREFIX = 'livery.scroll.';

/** The scroll position of a history entry when it was left, in px from the top. */
export function recallScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key) ?? 0);
  } catch {
    return 0;
  }
}

/** Remembers the scroll position of a history entry. */
export function rememberScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(top)));
  } catch {
    // Without storage, going back scrolls to the top.
  }
}
