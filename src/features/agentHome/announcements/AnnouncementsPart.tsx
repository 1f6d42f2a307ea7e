import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentAnnouncementsQuery } from '#src/platform/endpoints/agents/agentHome.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Part } from '../parts/Part.tsx';
import { PartFailed } from '../parts/PartFailed.tsx';
import { AnnouncementEntry } from './AnnouncementEntry.tsx';
import { AnnouncementsShape } from './AnnouncementsShape.tsx';

function AnnouncementList() {
  const { t, i18n } = useTranslation('agentHome');
  const query = useInfiniteQuery(agentAnnouncementsQuery(usePlatform(), i18n.language));
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } =
    query;
  if (!data) {
    if (!error) return <AnnouncementsShape />;
    const again = { error, retrying: isFetching, onRetry: refetch };
    return <PartFailed title={t('announcements.failed')} {...again} />;
  }
  const all = data.pages.flatMap(({ announcements }) => announcements);
  if (all.length === 0) {
    const words = { title: t('announcements.none'), hint: t('announcements.noneHint') };
    return <EmptyState icon="megaphone" {...words} />;
  }
  return (
    <Stack gap="m">
      <Stack as="ul" gap="s">
        {all.map((announcement) => (
          <AnnouncementEntry key={announcement.id} announcement={announcement} />
        ))}
      </Stack>
      {error && (
        <PartFailed
          title={t('announcements.olderFailed')}
          error={error}
          retrying={isFetchingNextPage}
          onRetry={fetchNextPage}
        />
      )}
      {hasNextPage && !error && (
        <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('announcements.older')}
        </Button>
      )}
    </Stack>
  );
}

/** What the operator tells agents, the newest first (S2.17). */
export function AnnouncementsPart() {
  const { t } = useTranslation('agentHome');
  return (
    <Part id="agent-announcements" title={t('announcements.title')}>
      <AnnouncementList />
    </Part>
  );
}
