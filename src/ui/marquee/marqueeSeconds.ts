/** The speed in characters per second: slow enough to read. */
const PACE = 7;

/** The space between two items, in characters. */
const SPACE = 4;

/** Keeps short lines from rushing by. */
const LEAST_SECONDS = 12;

/** The duration of one pass of all items, in seconds. */
export function marqueeSeconds(texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + text.length + SPACE, 0);
  return Math.max(LEAST_SECONDS, characters / PACE);
}
