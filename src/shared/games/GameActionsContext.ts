import { createContext, useContext } from 'react';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import type { FavouriteGame } from '#src/platform/endpoints/play/favourites.ts';

/** The actions of a page's game cards, besides opening their games. */
interface GameActions {
  toggle: (game: FavouriteGame, marked: boolean) => void;
  /** Shows a game's options on a sheet, for touch. */
  show: (game: Game) => void;
  /** Prefetches the sheet. */
  expectSheet: () => void;
}

/** Holds the actions for the tree below a `GameActionsProvider`. */
export const GameActionsContext = createContext<GameActions | null>(null);

/** The actions of a card. Throws outside a `GameActionsProvider`. */
export function useGameActions(): GameActions {
  const actions = useContext(GameActionsContext);
  if (!actions) throw new Error('useGameActions needs a GameActionsProvider above it');
  return actions;
}
