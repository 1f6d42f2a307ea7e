const KEY = 'livery.firstLogin';

/** Remembers for this session that it began with the very first login (S4.3). */
export function markFirstLogin(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is disabled by the visitor: the session is treated as any other.
  }
}

/** Whether the session began with the very first login. */
export function isFirstLogin(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
