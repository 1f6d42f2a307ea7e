import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  lotteryLeaderboardQuery,
  type MissionScope,
} from '#src/platform/endpoints/lottery/missions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LeaderList } from './LeaderList.tsx';

/** The top stakers of these lotteries in the current day or week, as reported by the platform. */
export function LotteryLeaders({ scope }: { scope: MissionScope }) {
  const { t, i18n } = useTranslation('lottery');
  const words = useErrorMessage();
  const { date } = useFormat();
  const query = lotteryLeaderboardQuery(usePlatform(), i18n.language, scope);
  const { data, error, isFetching, refetch } = useQuery(query);
  return (
    <Stack as="section" gap="m">
      <Stack gap="xxs">
        <Heading level={3}>{t('leaders.title')}</Heading>
        {data && (
          <Text size="s" tone="secondary">
            {t('leaders.until', { moment: date(data.endsAt, 'dateTime') })}
          </Text>
        )}
      </Stack>
      {data && data.list.length > 0 && <LeaderList board={data} />}
      {data && data.list.length === 0 && (
        <EmptyState icon="trophy" title={t('in_no_data')} hint={t('leaders.none')} />
      )}
      {!data && error && (
        <ErrorState
          title={t('leaders.failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <SkeletonLines />}
    </Stack>
  );
}
