/** Which offers were shown in this tab; it ends with the session, so that a login reminds of those that still wait. */
const KEY = 'livery.offersShown';

/** What could not be kept, as long as the page is open. */
const unkept = new Set<string>();

function shownIds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // What cannot be read was not shown.
    return [];
  }
}

/** Whether an offer was shown before. */
export const wasShown = (id: string): boolean => unkept.has(id) || shownIds().includes(id);

/** Keeps that offers were shown. */
export function markShown(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...shownIds(), ...ids])]));
  } catch {
    // Storage is full, or switched off: a reload shows them once more.
    for (const id of ids) unkept.add(id);
  }
}
