import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rankListQuery } from '#src/platform/endpoints/games/rankList.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useLive, useTopic } from '#src/platform/realtime/RealtimeProvider.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useNear } from '#src/ui/useNear.ts';
import * as styles from './WinnerBoard.css.ts';
import { withWinner } from './withWinner.ts';

const WinnerLists = lazy(async () => ({
  default: (await import('./WinnerLists.tsx')).WinnerLists,
}));

/** The wins that the platform reports, the highest first (S2.27), and those of which it tells meanwhile. None is ever made up. */
export function WinnerBoard() {
  const { t, i18n } = useTranslation(['lobby', 'games']);
  const words = useErrorMessage();
  const titleId = useId();
  const [near, ref] = useNear();
  const ranks = rankListQuery(usePlatform(), i18n.language, useLive());
  const { data, error, refetch } = useQuery({ ...ranks, enabled: near });
  const queries = useQueryClient();
  useTopic('winner', (told) =>
    queries.setQueryData(
      ranks.queryKey,
      (known) => known && { ...known, list: withWinner(known.list, told) },
    ),
  );
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton shape="media" />
    </div>
  );
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      aria-busy={!data && !error}
      className={styles.section}
    >
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id={titleId}>
            {t('lobby:winners.title')}
          </Heading>
          <Text size="s" tone="secondary">
            {t('lobby:winners.hint')}
          </Text>
        </Stack>
        {data ? (
          data.list.length > 0 ? (
            <Suspense fallback={waiting}>
              <WinnerLists winners={data.list} />
            </Suspense>
          ) : (
            <EmptyState
              icon="trophy"
              title={t('games:in_no_data')}
              hint={t('lobby:winners.empty')}
            />
          )
        ) : error ? (
          <ErrorState
            title={t('lobby:winners.failed')}
            hint={words(error)}
            retryLabel={t('games:retry')}
            onRetry={refetch}
          />
        ) : (
          waiting
        )}
      </Stack>
    </section>
  );
}
