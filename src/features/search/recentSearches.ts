const KEY = 'livery.searches';

/** How many searches are kept. */
const MOST = 6;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The searches of this tab, the newest first. They end with the session, so the next player at the device sees none. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isTexts(kept) ? kept.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others; one that differs only in case takes the place of the older one. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  try {
    sessionStorage.setItem(KEY, JSON.stringify([wanted, ...others].slice(0, MOST)));
  } catch {
    // Storage is full, or switched off by the visitor: nothing is offered next time.
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
