import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { announcementPageQuery } from '#src/platform/endpoints/agents/announcements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AGENT_PATHS } from '#src/shared/agentCentre/agentPaths.ts';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AnnouncementEntries } from '../announcements/AnnouncementEntries.tsx';
import { AnnouncementsSkeleton } from '../announcements/AnnouncementsSkeleton.tsx';
import { Part } from '../parts/Part.tsx';

/** The number of announcements on the home page. */
const NEWEST = 3;

function Newest() {
  const { t, i18n } = useTranslation('agentHome');
  const query = useQuery(announcementPageQuery(usePlatform(), i18n.language, 1));
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <AnnouncementsSkeleton tone="outlined" />;
    const again = { error, retrying: isFetching, onRetry: refetch };
    return <PartFailed title={t('announcements.failed')} {...again} />;
  }
  if (data.total === 0) {
    const words = { title: t('announcements.none'), hint: t('announcements.noneHint') };
    return <EmptyState icon="megaphone" {...words} />;
  }
  return (
    <Stack gap="m">
      <AnnouncementEntries
        announcements={data.announcements.slice(0, NEWEST)}
        page={1}
        tone="outlined"
      />
      <div>
        <ButtonLink to={AGENT_PATHS.announcements}>{t('announcements.all')}</ButtonLink>
      </div>
    </Stack>
  );
}

/** The operator's newest announcements, and a link to all of them (S2.17). */
export function NewestPart() {
  const { t } = useTranslation('agentHome');
  return (
    <Part id="agent-announcements" title={t('announcements.title')}>
      <Newest />
    </Part>
  );
}
