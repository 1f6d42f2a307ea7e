import { createContext, useContext } from 'react';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import type { FavouriteGame } from '#src/platform/endpoints/play/favourites.ts';

/** What the cards of a page do, besides leading into their games. */
interface GameActions {
  toggle: (game: FavouriteGame, marked: boolean) => void;
  /** Shows the choices of a game on a sheet, for fingers. */
  show: (game: Game) => void;
  /** Fetches the sheet ahead. */
  expectSheet: () => void;
}

/** Holds the actions for the tree below a `GameActionsProvider`. */
export const GameActionsContext = createContext<GameActions | null>(null);

/** What a card does. Throws outside a `GameActionsProvider`. */
export function useGameActions(): GameActions {
  const actions = useContext(GameActionsContext);
  if (!actions) throw new Error('useGameActions needs a GameActionsProvider above it');
  return actions;
}
