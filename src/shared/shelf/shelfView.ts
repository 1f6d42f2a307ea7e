/** The measures of a horizontal shelf, in px. */
export interface ShelfMeasures {
  /** The scroll distance from its first game, in LTR or RTL. */
  scrolled: number;
  /** The visible width. */
  viewport: number;
  /** The whole width, with skeletons for games not loaded. */
  content: number;
}

/** The controls a shelf needs now. */
export interface ShelfView {
  canGoBack: boolean;
  canGoOn: boolean;
  /** Games of the next page are coming into view and must load (S4.14). */
  needsMore: boolean;
}

/** Sub-pixel layout leaves scroll positions a little short of their ends. */
const SLACK = 2;

/**
 * Calculates the controls of a shelf. `loaded` counts the games, `places` the games and skeletons. A shelf that was never scrolled does not
 * load more: its first page is enough at first.
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
