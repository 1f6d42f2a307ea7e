const KEY = 'livery.firstLogin';

/** Keeps for this session that it began with the first login of all (S4.3). */
export function markFirstLogin(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is switched off by the visitor: the session is taken as any other.
  }
}

/** Whether the session began with the first login of all. */
export function isFirstLogin(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
