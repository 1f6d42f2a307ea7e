import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GameActionsContext } from './GameActionsContext.ts';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

const loadSheet = () => import('./GameSheet.tsx');
const GameSheet = lazy(async () => ({ default: (await loadSheet()).GameSheet }));

const expectSheet = () => void loadSheet().catch(() => undefined);

/** Gives the cards below their actions, and one sheet for all. */
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
