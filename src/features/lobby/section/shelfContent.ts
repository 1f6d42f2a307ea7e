import type { Game, GamePage } from '#src/platform/endpoints/games/gameList.ts';

/** A shelf's games from a list. */
export interface ShelfContent {
  games: Game[];
  /** There are further pages. */
  goesOn: boolean;
}

/**
 * The games of the rendered pages of a shelf, and whether there are more. It reads only rendered pages: they lag behind the fetched ones,
 * and a shelf that took its end from a page not rendered yet would shrink for a moment and scroll its visitor back.
 */
export function shelfContent(
  pages: readonly Pick<GamePage, 'games' | 'totalPages'>[],
): ShelfContent {
  return {
    games: pages.flatMap(({ games }) => games),
    goesOn: pages.length < (pages.at(-1)?.totalPages ?? 0),
  };
}
