import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { GamePage } from '#src/platform/endpoints/games/gameList.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import { useGameShape } from '#src/shared/games/useGameShape.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { GameCardSkeleton } from '#src/ui/gameCard/GameCardSkeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './FoundGames.css.ts';

/** The skeletons of the games of a loading page. */
const PLACES = ['1', '2', '3', '4', '5', '6'];

export interface FoundGamesProps {
  gameType: VendorCard['gameType'];
  list: UseInfiniteQueryResult<InfiniteData<GamePage>>;
  /** The games match a search. */
  searched: boolean;
}

/** The games loaded so far, the total number, and the button to load more. */
export function FoundGames({ gameType, list, searched }: FoundGamesProps) {
  const { t } = useTranslation('vendor');
  const format = useFormat();
  const words = useErrorMessage();
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list;
  const shape = useGameShape()(GAME_SECTIONS[gameType].shape);
  const games = data?.pages.flatMap((page) => page.games) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  if (error && !data) {
    return (
      <ErrorState
        title={t('failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (data && games.length === 0) {
    return (
      <EmptyState
        icon="games"
        title={t('in_no_data')}
        hint={t(searched ? 'notFoundHint' : 'emptyHint')}
      />
    );
  }
  return (
    <>
      <ul className={styles.shape[shape]} aria-label={t('name')} aria-busy={!data}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} shape={shape} />
          </li>
        ))}
        {(!data || isFetchingNextPage) &&
          PLACES.map((place) => <GameCardSkeleton key={place} shape={shape} />)}
      </ul>
      {data && (
        <div className={styles.foot}>
          <Text size="s" tone="secondary" figures>
            {t('shown', { shown: format.count(games.length), total: format.count(total) })}
          </Text>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('more')}
            </Button>
          )}
          {error && (
            <Text size="s" tone="danger">
              {words(error)}
            </Text>
          )}
        </div>
      )}
    </>
  );
}
