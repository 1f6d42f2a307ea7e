/** The drawings of the symbols on the reels, each on a square of 64. */
const DRAWINGS = /** @type {Record<string, string>} */ ({
  '🍃': '<path fill="#3f9b57" d="M10 52C8 26 26 9 55 9c1 29-16 47-42 44Z"/><path fill="#7fd08f" d="M12 50C14 30 28 16 52 12 44 34 32 46 12 50Z"/><path fill="none" stroke="#256b3a" stroke-width="3" stroke-linecap="round" d="M9 56C18 42 28 32 42 23M24 39l-1-11M32 31l11 1"/>',
  '🐚': '<path fill="#d8735f" d="M32 8c17 0 26 14 25 27L38 54H26L7 35C6 22 15 8 32 8Z"/><path fill="#f3a78f" d="M32 12c12 0 20 11 20 22L37 50H27L12 34c0-11 8-22 20-22Z"/><path fill="none" stroke="#b1523f" stroke-width="2.5" stroke-linecap="round" d="M32 14v36M22 16l7 34M42 16l-7 34M14 26l12 24M50 26 38 50"/><rect x="24" y="50" width="16" height="7" rx="3" fill="#b1523f"/>',
  '🪁': '<path fill="#2f7fd0" d="M36 5 58 27 36 45 16 25Z"/><path fill="#8cc4f5" d="M36 5 58 27 36 25ZM16 25 36 25v20Z"/><path fill="none" stroke="#1b4f86" stroke-width="2.5" d="M36 5v40M16 25h42"/><path fill="none" stroke="#e0a33a" stroke-width="3" stroke-linecap="round" d="M36 45c-2 10-12 2-16 10M27 49l-5-4M22 55l-6-3"/>',
  '🥁': '<path fill="#9b4a25" d="M9 24h46v24c0 6-10 10-23 10S9 54 9 48Z"/><path fill="#c76a36" d="M9 24h46v12c0 6-10 10-23 10S9 42 9 36Z"/><ellipse cx="32" cy="24" rx="23" ry="9" fill="#f6e2bd"/><ellipse cx="32" cy="24" rx="23" ry="9" fill="none" stroke="#6d3015" stroke-width="2.5"/><path fill="none" stroke="#f6e2bd" stroke-width="2.5" d="m12 32 10 22 10-20 10 20 10-22"/><path stroke="#e0a33a" stroke-width="4" stroke-linecap="round" d="M20 7l10 13M46 6 36 20"/>',
  '🌙': '<circle cx="32" cy="32" r="26" fill="#37407f"/><path fill="#f4d87a" d="M40 11a23 23 0 1 0 13 31A19 19 0 0 1 40 11Z"/><circle cx="45" cy="24" r="2.5" fill="#fff"/><circle cx="50" cy="34" r="1.8" fill="#fff"/>',
  '⭐': '<path fill="#d99412" d="m32 4 8.600 18.600L61 25 46 39l4 21-18-10.500L14 60l4-21L3 25l20.400-2.400Z"/><path fill="#ffd257" d="m32 11 6.500 14.500L54 27 42.500 37.500 46 53 32 45 18 53l3.500-15.500L10 27l15.500-1.500Z"/>',
});

/** The symbols in the order of every reel. */
export const SYMBOLS = Object.keys(DRAWINGS);

/** The drawing of a symbol. @param {string} symbol */
export const symbolMarkup = (symbol) => DRAWINGS[symbol] ?? '';

/**
 * What stands above and below the line on each reel. The neighbours are chosen so that no other line ever shows three of a kind, nor
 * what would have paid.
 *
 * @param {readonly string[]} line
 * @returns {[above: string, on: string, below: string][]}
 */
export function reelsOf(line) {
  /** @param {number} place */
  const at = (place) => SYMBOLS[place % SYMBOLS.length] ?? '';
  const [first = ''] = line;
  const start = SYMBOLS.indexOf(first);
  return line.map((symbol, reel) => [at(start + 1 + reel * 2), symbol, at(start + 2 + reel * 2)]);
}
