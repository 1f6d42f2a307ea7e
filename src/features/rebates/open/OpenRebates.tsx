import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimRebate, rebatesQuery } from '#src/platform/endpoints/rewards/rebates.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { ClaimNotices } from '#src/shared/rewards/claims/ClaimNotices.tsx';
import { useClaims } from '#src/shared/rewards/claims/useClaims.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ALL, RebateSummary } from './RebateSummary.tsx';
import { RebatesSkeleton } from './RebatesSkeleton.tsx';
import { VendorRebates } from './VendorRebates.tsx';

/** The player's open rebates, claimed for one vendor or for all (S2.16). */
export function OpenRebates() {
  const { t, i18n } = useTranslation('rebates');
  const platform = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(rebatesQuery(platform, i18n.language));
  const claims = useClaims((id, key) => claimRebate(platform, id === ALL ? undefined : id, key));
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('failed')} error={error} {...again} />;
  }
  if (!data) return <RebatesSkeleton />;
  return (
    <div ref={claims.region} tabIndex={-1}>
      <Stack gap="xl">
        <ClaimNotices claims={claims} />
        <RebateSummary rebates={data} claims={claims} />
        {data.list.length > 0 ? (
          <VendorRebates rebates={data} claims={claims} />
        ) : (
          <EmptyState
            icon="refresh"
            title={t('none')}
            hint={t('noneHint')}
            action={<ButtonLink to="/">{t('toGames')}</ButtonLink>}
          />
        )}
      </Stack>
    </div>
  );
}
