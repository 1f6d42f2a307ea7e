import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import type { PlayerGamesList } from '#src/shared/games/playerGamesList.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { screen } from '../CategoryScreen.css.ts';
import { GameGrid } from '../list/GameGrid.tsx';
import { GameMosaic, useShapeOf } from '../list/GameMosaic.tsx';
import { PopularGames } from '../list/PopularGames.tsx';

export interface OwnGamesProps extends PlayerGamesList {
  title: string;
  /** The empty state, shown while the player has no such games. */
  empty: ReactNode;
}

/** A list of a player's own games of all types (S2.6): a grid if their pictures have one shape, otherwise rows of mixed shapes. */
export function OwnGames({ title, games, error, onRetry, empty }: OwnGamesProps) {
  const { t } = useTranslation('games');
  const words = useErrorMessage();
  const shapeOf = useShapeOf();
  const [shape = 'portrait', ...others] = new Set(games?.map(shapeOf));
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
        ) : games && others.length > 0 ? (
          <GameMosaic games={games} label={title} />
        ) : (
          <GameGrid
            label={title}
            shape={shape}
            count={games?.length}
            gameAt={(place) => games?.[place]}
          />
        )}
      </div>
    </GameActionsProvider>
  );
}
