/** How fast the items pass, in characters a second: slow enough to read. */
const PACE = 7;

/** The space between two items, in characters. */
const SPACE = 4;

/** Short lines do not rush by. */
const LEAST_SECONDS = 12;

/** How long all items take to pass once, in seconds. */
export function marqueeSeconds(texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + text.length + SPACE, 0);
  return Math.max(LEAST_SECONDS, characters / PACE);
}
