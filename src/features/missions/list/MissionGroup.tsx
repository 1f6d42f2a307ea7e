import { useTranslation } from 'react-i18next';
import type { Mission } from '#src/platform/contract.generated.ts';
import type { Claims } from '#src/shared/rewards/claims/useClaims.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { MissionCard } from './MissionCard.tsx';
import { MissionReset } from './MissionReset.tsx';

/** How often missions restart, shortest first. */
export const MISSION_PERIODS = ['daily', 'weekly'] as const satisfies readonly Mission['period'][];

export interface MissionGroupProps {
  period: Mission['period'];
  missions: readonly Mission[];
  claims: Claims;
}

/** The missions that end together, and when new ones start; renders nothing without missions. */
export function MissionGroup({ period, missions, claims }: MissionGroupProps) {
  const { t } = useTranslation('missions');
  const [first] = missions;
  if (!first) return null;
  return (
    <Stack as="section" gap="m">
      <Stack gap="xxs">
        <Heading level={2}>{t(`period.${period}`)}</Heading>
        <MissionReset endsAt={first.endsAt} />
      </Stack>
      <Grid as="ul" columns="wide">
        {missions.map((mission) => (
          <MissionCard key={mission.code} mission={mission} claims={claims} />
        ))}
      </Grid>
    </Stack>
  );
}
