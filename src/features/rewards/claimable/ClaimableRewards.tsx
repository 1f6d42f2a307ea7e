import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimReward, rewardsQuery } from '#src/platform/endpoints/rewards/rewardCentre.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { ClaimNotices } from '#src/shared/rewards/claims/ClaimNotices.tsx';
import { useClaims } from '#src/shared/rewards/claims/useClaims.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { NothingToClaim } from './NothingToClaim.tsx';
import { RewardCard } from './RewardCard.tsx';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';

/** The player's claimable rewards, oldest first, claimed one by one (S2.16). */
export function ClaimableRewards() {
  const { t, i18n } = useTranslation('rewards');
  const platform = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(rewardsQuery(platform, i18n.language));
  const claims = useClaims((id, key) => claimReward(platform, id, key));
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('failed')} error={error} {...again} />;
  }
  return (
    <div ref={claims.region} tabIndex={-1}>
      <Stack as="section" gap="m">
        <Heading level={2}>{t('ready')}</Heading>
        <ClaimNotices claims={claims} />
        {!data ? (
          <RewardsSkeleton />
        ) : data.list.length === 0 ? (
          <NothingToClaim />
        ) : (
          <Grid as="ul" columns="wide">
            {data.list.map((reward) => (
              <RewardCard key={reward.id} reward={reward} claims={claims} />
            ))}
          </Grid>
        )}
      </Stack>
    </div>
  );
}
