import type { Game, GamePage } from '#src/platform/endpoints/games/gameList.ts';

/** What a shelf draws of a list. */
export interface ShelfContent {
  games: Game[];
  /** Further pages are still to come. */
  goesOn: boolean;
}

/**
 * The games of the pages that a shelf draws, and whether there are more. It reads the drawn pages alone: they come later than those
 * fetched, and a shelf that took its end from a page not drawn yet would grow short for a moment and throw its visitor back.
 */
export function shelfContent(
  pages: readonly Pick<GamePage, 'games' | 'totalPages'>[],
): ShelfContent {
  return {
    games: pages.flatMap(({ games }) => games),
    goesOn: pages.length < (pages.at(-1)?.totalPages ?? 0),
  };
}
