import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  type BoardPeriod,
  missionLeaderboardQuery,
} from '#src/platform/endpoints/rewards/missions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { BoardTable } from './BoardTable.tsx';
import { OwnRank } from './OwnRank.tsx';
import { OwnRankSkeleton } from './OwnRankSkeleton.tsx';
import { PaidPrizes } from './PaidPrizes.tsx';

/** The leaderboard of a day or week: the player's rank, the top ranks with their prizes, and the last paid prizes. */
export function PeriodLeaderboard({ period }: { period: BoardPeriod }) {
  const { t } = useTranslation('missions');
  const { date } = useFormat();
  const { data, error, isFetching, refetch } = useQuery(
    missionLeaderboardQuery(usePlatform(), period),
  );
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('board.failed')} error={error} {...again} />;
  }
  if (!data) {
    return (
      <>
        <OwnRankSkeleton />
        <BoardTable board={undefined} />
      </>
    );
  }
  return (
    <>
      <Text size="s" tone="secondary">
        {t('board.until', { moment: date(data.endsAt, 'dateTime') })}
      </Text>
      <OwnRank board={data} />
      <BoardTable board={data} />
      <PaidPrizes paid={data.paid} />
    </>
  );
}
