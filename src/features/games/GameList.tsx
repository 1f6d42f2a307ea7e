import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { type GameSectionId, sectionPath } from '#src/platform/endpoints/gameSections.ts';
import type { GamePage } from '#src/platform/endpoints/games.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './CategoryScreen.css.ts';
import { GameGrid } from './GameGrid.tsx';

export interface GameListProps {
  section: GameSectionId;
  list: UseInfiniteQueryResult<InfiniteData<GamePage>>;
  /** Only the games of one vendor are asked for. */
  narrowed: boolean;
}

/** The games that are there, how many there are in all, and the way to more of them. */
export function GameList({ section, list, narrowed }: GameListProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const words = useErrorMessage();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const games = data?.pages.flatMap((page) => page.games) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  if (error && !data) {
    return (
      <ErrorState
        title={t('failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        onRetry={refetch}
      />
    );
  }
  if (data && games.length === 0) {
    return (
      <EmptyState
        title={t('in_no_data')}
        hint={t('emptyHint')}
        icon="games"
        action={narrowed && <ButtonLink to={sectionPath(section)}>{t('allVendors')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <GameGrid section={section} games={games} waiting={!data || isFetchingNextPage} />
      {data && (
        <div className={styles.foot}>
          <Text size="s" tone="secondary" figures>
            {t('shown', { shown: format.count(games.length), total: format.count(total) })}
          </Text>
          {hasNextPage && (
            <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
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
