import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  pointBalanceQuery,
  pointConfigQuery,
} from '#src/platform/endpoints/points/pointAccount.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { BalanceCard } from './balance/BalanceCard.tsx';
import { HowPointsWork } from './HowPointsWork.tsx';
import { PointItems } from './items/PointItems.tsx';

/** The player's points, how to earn them, and the items to redeem (S2.9). */
export function Mall() {
  const { t } = useTranslation('pointMall');
  const platform = usePlatform();
  const balance = useQuery(pointBalanceQuery(platform));
  const config = useQuery(pointConfigQuery(platform));
  const { data, error, isFetching, refetch } = balance;
  const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
  return (
    <>
      {error && !data ? (
        <RewardsFailed title={t('balance.failed')} error={error} {...again} />
      ) : (
        <BalanceCard balance={data} config={config} />
      )}
      <HowPointsWork config={config.data} />
      <PointItems balance={data?.balance} />
    </>
  );
}
