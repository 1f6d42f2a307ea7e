const KEY = 'livery.searches';

/** The most searches kept. */
const MOST = 6;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The searches of this tab, newest first. They end with the session, so the next player on the device sees none. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isTexts(kept) ? kept.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Saves a search as the newest; replaces an older one that differs only in case. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  try {
    sessionStorage.setItem(KEY, JSON.stringify([wanted, ...others].slice(0, MOST)));
  } catch {
    // Storage is full, or disabled by the visitor: nothing is suggested next time.
  }
}

/** Clears the searches of this tab. */
export function forgetSearches(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
