import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewardRecord } from '#src/platform/contract.generated.ts';
import { rewardRecordsQuery } from '#src/platform/endpoints/rewards/rewardCentre.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { RewardTotals } from './RewardTotals.tsx';
import { rewardColumns } from './rewardColumns.tsx';

/** The rewards that were claimed or have expired in some days with their sums, the latest first. */
export function RewardRecords({ span }: { span: DateSpan }) {
  const { t, i18n } = useTranslation('rewards');
  const query = useInfiniteQuery(rewardRecordsQuery(usePlatform(), i18n.language, span));
  const columns = useMemo(() => rewardColumns(t), [t]);
  const list = (rows: readonly RewardRecord[] | undefined) => (
    <RecordTable
      label={t('history.label')}
      columns={columns}
      rowId={({ id }) => id}
      card={{ title: 'reward', figures: ['amount', 'status'] }}
      rows={rows}
      empty={<EmptyState icon="history" title={t('history.none')} hint={t('history.noneHint')} />}
    />
  );
  const loading = (
    <>
      <RewardTotals totals={undefined} />
      {list(undefined)}
    </>
  );
  const labels = { failed: t('history.failed'), retry: t('retry'), older: t('history.older') };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => (
        <>
          <RewardTotals totals={pages[0]?.totals} />
          {list(pages.flatMap((page) => page.list))}
        </>
      )}
    </PagedList>
  );
}
