import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { OnBreak } from '#src/shared/rewards/OnBreak.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Leaderboard } from './board/Leaderboard.tsx';
import { OwnMissions } from './list/OwnMissions.tsx';

/** Daily and weekly missions, and the leaderboard of stakes (S2.16 missionLeaderboard). A player on a break sees neither. */
export function MissionsScreen() {
  const { t } = useTranslation('missions');
  const breakUntil = useBreakUntil();
  return (
    <Stack gap="xl">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {breakUntil ? (
        <OnBreak until={breakUntil} />
      ) : (
        <>
          <OwnMissions />
          <Leaderboard />
        </>
      )}
    </Stack>
  );
}
