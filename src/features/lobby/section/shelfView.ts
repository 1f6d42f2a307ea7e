/** The measures of a shelf that scrolls sideways, in px. */
export interface ShelfMeasures {
  /** How far it is scrolled from its first game, in either direction of writing. */
  scrolled: number;
  /** What is seen at once. */
  viewport: number;
  /** All of it, with the places kept for games that are not loaded. */
  content: number;
}

/** What can be done with a shelf as it stands. */
export interface ShelfView {
  canGoBack: boolean;
  canGoOn: boolean;
  /** The games of a further page are coming into sight and have to be loaded (S4.14). */
  needsMore: boolean;
}

/** Sub-pixel layout leaves scroll positions a little short of their ends. */
const SLACK = 2;

/**
 * Reads the view of a shelf. `loaded` counts the games, `places` the games and the places kept behind them. A shelf
 * that nobody has moved never asks for more: its first page is enough for the first look.
 */
export function shelfView(measures: ShelfMeasures, loaded: number, places: number): ShelfView {
  const { scrolled, viewport, content } = measures;
  const end = scrolled + viewport;
  const loadedEnd = places === 0 ? 0 : (content * loaded) / places;
  return {
    canGoBack: scrolled > SLACK,
    canGoOn: end < content - SLACK,
    needsMore: places > loaded && scrolled > SLACK && loadedEnd - end < viewport / 2,
  };
}
