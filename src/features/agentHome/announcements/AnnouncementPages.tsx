import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import { announcementPageQuery } from '#src/platform/endpoints/agents/announcements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import { AnnouncementEntries } from './AnnouncementEntries.tsx';
import { AnnouncementsSkeleton } from './AnnouncementsSkeleton.tsx';
import { announcementPath } from './announcementPaths.ts';

/** One page of nine announcements, with pagination (S9.1). */
export function AnnouncementPages({ page }: { page: number }) {
  const { t, i18n } = useTranslation('agentHome');
  const { count } = useFormat();
  const navigate = useNavigate();
  const query = useQuery(announcementPageQuery(usePlatform(), i18n.language, page));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const known = isPlaceholderData ? undefined : data;
  const turnTo = (next: number) => navigate(announcementPath({ page: next, id: undefined }));
  const numbers = (number: number, pages: number) =>
    t('announcements.pageOf', { page: count(number), pages: count(pages) });
  if (!known && error) {
    const again = { error, retrying: isFetching, onRetry: refetch };
    return <PartFailed title={t('announcements.failed')} {...again} />;
  }
  if (known?.total === 0) {
    const words = { title: t('announcements.none'), hint: t('announcements.noneHint') };
    return <EmptyState icon="megaphone" {...words} />;
  }
  return (
    <>
      {known ? (
        <AnnouncementEntries announcements={known.announcements} page={page} tone="raised" />
      ) : (
        <AnnouncementsSkeleton tone="raised" />
      )}
      {data && (
        <Pagination
          page={Math.min(page, data.totalPages)}
          count={data.totalPages}
          onChange={turnTo}
          format={count}
          labels={{
            region: t('announcements.pages'),
            previous: t('announcements.newer'),
            next: t('announcements.older'),
            page: (number) => t('announcements.page', { page: count(number) }),
            summary: numbers,
          }}
        />
      )}
    </>
  );
}
