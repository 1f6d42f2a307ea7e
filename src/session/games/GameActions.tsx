import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import type { FavouriteGame } from '#src/platform/endpoints/play/addFavourite.ts';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

const loadSheet = () => import('./GameSheet.tsx');
const GameSheet = lazy(async () => ({ default: (await loadSheet()).GameSheet }));

/** What the cards of a page do, besides leading into their games. */
interface GameActions {
  toggle: (game: FavouriteGame, marked: boolean) => void;
  /** Shows the choices of a game on a sheet, for fingers. */
  show: (game: Game) => void;
  /** Fetches the sheet ahead. */
  expectSheet: () => void;
}

const GameActionsContext = createContext<GameActions | null>(null);

const expectSheet = () => void loadSheet().catch(() => undefined);

/** Gives the cards below what they do, and one sheet for all of them. */
export function GameActionsProvider({ children }: { children: ReactNode }) {
  const toggle = useFavouriteToggle();
  const [shown, setShown] = useState<{ game: Game; open: boolean }>();
  const actions = useMemo(
    () => ({ toggle, expectSheet, show: (game: Game) => setShown({ game, open: true }) }),
    [toggle],
  );
  return (
    <GameActionsContext value={actions}>
      {children}
      {shown && (
        <Suspense>
          <GameSheet
            game={shown.game}
            open={shown.open}
            onClose={() => setShown({ ...shown, open: false })}
          />
        </Suspense>
      )}
    </GameActionsContext>
  );
}

/** What a card does. Throws outside a `GameActionsProvider`. */
export function useGameActions(): GameActions {
  const actions = useContext(GameActionsContext);
  if (!actions) throw new Error('useGameActions needs a GameActionsProvider above it');
  return actions;
}
