import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { winnersQuery } from '#src/platform/endpoints/games/rankList.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useLive, useTopic } from '#src/platform/realtime/RealtimeProvider.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { WinnerLists } from './WinnerLists.tsx';
import { WinnersSkeleton } from './WinnersSkeleton.tsx';
import { withWinner } from './withWinner.ts';

/** The wins reported by the platform, highest first (S2.27), with live updates. None is ever invented. */
export function Winners() {
  const { t, i18n } = useTranslation(['lobby', 'games']);
  const words = useErrorMessage();
  const ranks = winnersQuery(usePlatform(), i18n.language, useLive());
  const { data, error, refetch } = useQuery(ranks);
  const queries = useQueryClient();
  useTopic('winner', (winner) =>
    queries.setQueryData(
      ranks.queryKey,
      (known) => known && { ...known, list: withWinner(known.list, winner) },
    ),
  );
  if (data) {
    return data.list.length > 0 ? (
      <WinnerLists winners={data.list} />
    ) : (
      <EmptyState icon="trophy" title={t('games:in_no_data')} hint={t('lobby:winners.empty')} />
    );
  }
  if (!error) return <WinnersSkeleton />;
  return (
    <ErrorState
      title={t('lobby:winners.failed')}
      hint={words(error)}
      retryLabel={t('games:retry')}
      onRetry={refetch}
    />
  );
}
