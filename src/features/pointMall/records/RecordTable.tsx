import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import {
  POINT_RECORDS_PAGE_SIZE,
  pointRecordsQuery,
} from '#src/platform/endpoints/points/pointRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { useRecordTableLabels } from '#src/shared/records/useRecordTableLabels.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { RECORD_DAYS, type RecordView } from '../mallPaths.ts';
import { firstDay } from './firstDay.ts';
import { RecordTotals } from './RecordTotals.tsx';
import { recordColumns } from './recordColumns.tsx';

/** The first day of the records, in the market's zone; undefined for the platform's default. */
function useFirstDay(days: RecordView['days']): string | undefined {
  const { timeZone } = useBrand().market;
  const now = usePlatformClock();
  return days === RECORD_DAYS[0] ? undefined : firstDay(now(), days, timeZone);
}

/** The point records with their totals, newest first (S3.16). */
export function RecordTable({ view: { type, days } }: { view: RecordView }) {
  const { t, i18n } = useTranslation('pointMall');
  const [pageNo, setPageNo] = useState(1);
  const filter = { type, from: useFirstDay(days), pageNo };
  const { data, error, isFetching, refetch } = useQuery(
    pointRecordsQuery(usePlatform(), i18n.language, filter),
  );
  const columns = useMemo(() => recordColumns(t), [t]);
  const labels = useRecordTableLabels();
  if (error && !data) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('records.failed')} error={error} {...again} />;
  }
  return (
    <>
      <RecordTotals totals={data?.totals} />
      <Table
        label={t('records.label')}
        columns={columns}
        rowId={({ id }) => id}
        card={{ title: 'what', figures: ['points', 'status'] }}
        content={
          data ? { state: 'ready', rows: data.list, refreshing: isFetching } : { state: 'loading' }
        }
        paging={{
          by: 'platform',
          pageSize: POINT_RECORDS_PAGE_SIZE,
          rowCount: data?.totals.records ?? 0,
        }}
        view={{ page: pageNo }}
        onViewChange={({ page }) => setPageNo(page)}
        empty={<EmptyState title={t('records.none')} hint={t('records.noneHint')} />}
        labels={labels}
      />
    </>
  );
}
