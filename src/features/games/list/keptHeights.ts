/** The heights of lists in px, by the history entry they were left on. */
const heights = new Map<string, number>();

/**
 * The height to reserve for a list until its games are known: its height when this history entry was left, so that going back restores the
 * scroll position.
 */
export const keptHeight = (entry: string): number => heights.get(entry) ?? 0;

/** Remembers the height of a history entry's list. */
export const keepHeight = (entry: string, height: number): void => void heights.set(entry, height);
