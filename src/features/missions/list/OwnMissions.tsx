import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimMission, missionsQuery } from '#src/platform/endpoints/rewards/missions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { ClaimNotices } from '#src/shared/rewards/claims/ClaimNotices.tsx';
import { useClaims } from '#src/shared/rewards/claims/useClaims.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { MISSION_PERIODS, MissionGroup } from './MissionGroup.tsx';
import { MissionsSkeleton } from './MissionsSkeleton.tsx';
import { missionCodeOf } from './missionClaim.ts';

/** The player's daily and weekly missions with their progress, each claimable once it is done (S2.16). */
export function OwnMissions() {
  const { t, i18n } = useTranslation('missions');
  const platform = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(missionsQuery(platform, i18n.language));
  const claims = useClaims((id, key) => claimMission(platform, missionCodeOf(id), key));
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('failed')} error={error} {...again} />;
  }
  if (!data) return <MissionsSkeleton />;
  if (data.list.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={t('none')}
        hint={t('noneHint')}
        action={<ButtonLink to="/">{t('toGames')}</ButtonLink>}
      />
    );
  }
  return (
    <div ref={claims.region} tabIndex={-1}>
      <Stack gap="xl">
        <ClaimNotices claims={claims} />
        {MISSION_PERIODS.map((period) => (
          <MissionGroup
            key={period}
            period={period}
            missions={data.list.filter((mission) => mission.period === period)}
            claims={claims}
          />
        ))}
      </Stack>
    </div>
  );
}
