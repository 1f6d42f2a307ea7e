import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RegistrationLinkPage } from '#src/platform/contract.generated.ts';
import { registrationLinksQuery } from '#src/platform/endpoints/agents/registrationLinks.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { OpenLink } from './OpenLink.tsx';
import { useLinkColumns } from './useLinkColumns.ts';

export interface LinkListProps {
  /** The id of the link whose details are open. */
  open: string | undefined;
  onClose: () => void;
}

/** The agent's links with the totals of all of them, page by page, and the details of the open one. */
export function LinkList({ open, onClose }: LinkListProps) {
  const { t } = useTranslation('agentRegistration');
  const { count } = useFormat();
  const query = useInfiniteQuery(registrationLinksQuery(usePlatform()));
  const columns = useLinkColumns();
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const opened = data?.pages.flatMap((page) => page.links).find(({ id }) => id === open);
  const isLoadable = hasNextPage && !isFetching && !isFetchNextPageError;
  const isFurtherOn = open !== undefined && !opened && isLoadable;
  useEffect(() => {
    // After a reload the open link may be on a later page.
    if (isFurtherOn) void fetchNextPage();
  }, [isFurtherOn, fetchNextPage]);
  const parts = (pages?: readonly RegistrationLinkPage[]) => {
    const first = pages?.[0];
    const links = pages?.flatMap((page) => page.links);
    return (
      <>
        <RecordTotals
          totals={[
            { label: t('links'), figure: first && count(first.total) },
            { label: t('opened'), figure: first && count(first.totals.opened) },
            { label: t('registered'), figure: first && count(first.totals.registered) },
            { label: t('deposited'), figure: first && count(first.totals.deposited) },
          ]}
        />
        <RecordTable
          label={t('label')}
          columns={columns}
          rowId={({ id }) => id}
          card={{ title: 'name', figures: ['state', 'registered'] }}
          rows={links}
          empty={<EmptyState icon="userPlus" title={t('none')} hint={t('noneHint')} />}
        />
        <OpenLink link={opened} onClose={onClose} />
      </>
    );
  };
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <PagedList query={query} loading={parts()} labels={labels}>
      {parts}
    </PagedList>
  );
}
