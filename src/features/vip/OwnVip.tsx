import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vipQuery } from '#src/platform/endpoints/rewards/getVip.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { OwnLevel } from '#src/shared/rewards/OwnLevel.tsx';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LevelList } from './LevelList.tsx';
import { OwnVipSkeleton } from './OwnVipSkeleton.tsx';

/** The player's level and all others, from the platform (S3.5). */
export function OwnVip() {
  const { t } = useTranslation('vip');
  const { data, error, isFetching, refetch } = useQuery(vipQuery(usePlatform()));
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('failed')} error={error} {...again} />;
  }
  if (!data) {
    return <OwnVipSkeleton />;
  }
  if (data.levels.length === 0) {
    return <EmptyState icon="trophy" title={t('levels.none')} hint={t('levels.noneHint')} />;
  }
  return (
    <>
      <OwnLevel vip={data} />
      <LevelList levels={data.levels} own={data.vipRankLevel} />
    </>
  );
}
