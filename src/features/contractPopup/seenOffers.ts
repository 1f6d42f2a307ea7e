/** The storage key of the offers shown in this tab; it ends with the session, so that a login shows unanswered ones again. */
const KEY = 'livery.offersShown';

/** Offers that could not be stored, for this page only. */
const unkept = new Set<string>();

function shownIds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Unreadable storage counts as nothing shown.
    return [];
  }
}

/** Whether an offer was shown before. */
export const wasShown = (id: string): boolean => unkept.has(id) || shownIds().includes(id);

/** Remembers that offers were shown. */
export function markShown(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...shownIds(), ...ids])]));
  } catch {
    // Storage is full or disabled: a reload shows them again.
    for (const id of ids) unkept.add(id);
  }
}
