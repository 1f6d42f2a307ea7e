/** Runs in a page before its scripts: sets the marks of a visitor who has closed all announcements for good, future ones too (S4.10). */
export function closeAnnouncements(): void {
  try {
    for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) {
      localStorage.setItem(key, String(Number.MAX_SAFE_INTEGER));
    }
  } catch {
    // A frame without an origin has no storage, and no announcements.
  }
}
