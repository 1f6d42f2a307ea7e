import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import { lineTransfersQuery } from '#src/platform/endpoints/wallet/line.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LineTotals } from './LineTotals.tsx';
import { lineColumns } from './lineColumns.tsx';

/** The transfers of some days with their sums, the newest first. */
export function LineRecordList({ span }: { span: DateSpan }) {
  const { t } = useTranslation('lineTransfer');
  const query = useInfiniteQuery(lineTransfersQuery(usePlatform(), span));
  const columns = useMemo(() => lineColumns(t), [t]);
  const list = (rows: readonly FundTransfer[] | undefined) => (
    <RecordTable
      label={t('records.label')}
      columns={columns}
      rowId={({ reference }) => reference}
      card={{ title: 'who', figures: ['amount', 'time'] }}
      rows={rows}
      empty={<EmptyState icon="sort" title={t('records.none')} hint={t('records.noneHint')} />}
    />
  );
  const loading = (
    <>
      <LineTotals page={undefined} />
      {list(undefined)}
    </>
  );
  const labels = {
    failed: t('records.failed'),
    retry: t('retry'),
    older: t('records.older'),
  };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => (
        <>
          <LineTotals page={pages[0]} />
          {list(pages.flatMap(({ transfers }) => transfers))}
        </>
      )}
    </PagedList>
  );
}
