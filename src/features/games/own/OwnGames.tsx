import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { GameActionsProvider } from '#src/session/games/GameActions.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { screen } from '../CategoryScreen.css.ts';
import { GameGrid } from '../list/GameGrid.tsx';
import { PopularGames } from '../list/PopularGames.tsx';

export interface OwnGamesProps {
  title: string;
  /** All of the player's games; unknown until they have come. */
  games: readonly Game[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** What stands there while the player has none. */
  empty: ReactNode;
}

/** A list of a player's own games (S2.6), of all types. */
export function OwnGames({ title, games, error, onRetry, empty }: OwnGamesProps) {
  const { t } = useTranslation('games');
  const words = useErrorMessage();
  return (
    <GameActionsProvider>
      <div className={screen}>
        <Heading level={1}>{title}</Heading>
        {error && !games ? (
          <ErrorState
            title={t('failed')}
            hint={words(error)}
            retryLabel={t('retry')}
            onRetry={onRetry}
          />
        ) : games?.length === 0 ? (
          <>
            {empty}
            <PopularGames />
          </>
        ) : (
          <GameGrid
            label={title}
            shape="landscape"
            count={games?.length}
            gameAt={(place) => games?.[place]}
          />
        )}
      </div>
    </GameActionsProvider>
  );
}
