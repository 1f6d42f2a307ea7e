import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { gameCard } from '#src/platform/endpoints/games/gameCard.ts';
import { type Game, gameListQuery } from '#src/platform/endpoints/games/gameList.ts';
import { GAME_PAGE_SIZE } from '#src/platform/endpoints/games/gamePage.ts';
import { launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ResultLink } from './ResultLink.tsx';
import * as styles from './Results.css.ts';

/** Skeleton rows of the first page. */
const PLACES = ['1', '2', '3', '4', '5'];

function FoundGame({ game, onFollow }: { game: Game; onFollow: () => void }) {
  const { t } = useTranslation('search');
  const { platform } = useBrand();
  const { to, name, vendor, picture, placeholder } = gameCard(game, 'portrait', platform);
  return (
    <li className={styles.row}>
      <ResultLink {...{ to, name, picture, placeholder, onFollow }} hint={vendor} />
      {game.demo && (
        <RouteLink
          to={launchPath(game, 'demo')}
          className={styles.trial}
          aria-label={t('trialOf', { name })}
          onClick={onFollow}
        >
          {t('trial')}
        </RouteLink>
      )}
    </li>
  );
}

export interface FoundGamesProps {
  text: string;
  /** The text matches a vendor or category, so it is no misspelling. */
  othersFound: boolean;
  onFollow: () => void;
}

/** The games of all categories whose name contains a text, most played first, page by page. */
export function FoundGames({ text, othersFound, onFollow }: FoundGamesProps) {
  const { t, i18n } = useTranslation('search');
  const format = useFormat();
  const words = useErrorMessage();
  const list = useInfiniteQuery(
    gameListQuery(usePlatform(), i18n.language, { gameName: text }, GAME_PAGE_SIZE),
  );
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (error && !data) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <ErrorState title={t('failed')} hint={words(error)} {...again} />;
  }
  const games = data?.pages.flatMap((page) => page.games) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  if (data && games.length === 0) {
    if (othersFound) return <Text tone="secondary">{t('noneNamed')}</Text>;
    return <EmptyState icon="search" title={t('none')} hint={t('noneHint')} />;
  }
  return (
    <Stack gap="s">
      <Heading level={3}>{t('games')}</Heading>
      <ul className={styles.list} aria-busy={!data}>
        {games.map((game) => (
          <FoundGame key={game.nodeId} game={game} onFollow={onFollow} />
        ))}
        {!data &&
          PLACES.map((place) => (
            <li key={place} className={styles.place}>
              <Skeleton shape="block" />
            </li>
          ))}
      </ul>
      {data && (
        <div className={styles.foot}>
          <output>
            <Text size="s" tone="secondary" figures>
              {t('shown', { shown: format.count(games.length), total: format.count(total) })}
            </Text>
          </output>
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
    </Stack>
  );
}
