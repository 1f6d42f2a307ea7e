/** How high a list was, in px, by the entry of the history that it was left on. */
const heights = new Map<string, number>();

/**
 * The height to keep for a list until its games are known: that which it had when this entry of the history was left, so that the
 * way back leads to where the page was scrolled.
 */
export const keptHeight = (entry: string): number => heights.get(entry) ?? 0;

/** Remembers how high the list of an entry of the history is. */
export const keepHeight = (entry: string, height: number): void => void heights.set(entry, height);
