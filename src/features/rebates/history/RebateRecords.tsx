import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RebateRecord } from '#src/platform/contract.generated.ts';
import { rebateRecordsQuery } from '#src/platform/endpoints/rewards/rebates.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { RebateTotals } from './RebateTotals.tsx';
import { rebateColumns } from './rebateColumns.tsx';

/** A claim pays each vendor once at a moment. */
const rowId = ({ vassalage, at }: RebateRecord): string => `${vassalage} ${at}`;

/** The rebates that were paid in some days with their sums, the newest first. */
export function RebateRecords({ span }: { span: DateSpan }) {
  const { t, i18n } = useTranslation('rebates');
  const query = useInfiniteQuery(rebateRecordsQuery(usePlatform(), i18n.language, span));
  const columns = useMemo(() => rebateColumns(t), [t]);
  const list = (rows: readonly RebateRecord[] | undefined) => (
    <RecordTable
      label={t('history.label')}
      columns={columns}
      rowId={rowId}
      card={{ title: 'provider', figures: ['staked', 'amount'] }}
      rows={rows}
      empty={<EmptyState icon="history" title={t('history.none')} hint={t('history.noneHint')} />}
    />
  );
  const loading = (
    <>
      <RebateTotals totals={undefined} />
      {list(undefined)}
    </>
  );
  const labels = { failed: t('history.failed'), retry: t('retry'), older: t('history.older') };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => (
        <>
          <RebateTotals totals={pages[0]?.totals} />
          {list(pages.flatMap((page) => page.list))}
        </>
      )}
    </PagedList>
  );
}
