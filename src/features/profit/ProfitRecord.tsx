import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  type ProfitFilter,
  type ProfitLine,
  profitQuery,
} from '#src/platform/endpoints/records/profit.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { useRecordPages } from '#src/shared/records/useRecordPages.ts';
import { ChartSkeleton } from '#src/ui/chart/ChartSkeleton.tsx';
import { PeriodSums } from './PeriodSums.tsx';
import { ProfitChart } from './ProfitChart.tsx';
import { profitColumns } from './profitColumns.tsx';
import { useLineName } from './useLineName.ts';

/** The result of a period: its totals beside the previous ones, the chart, and all rows. */
export function ProfitRecord({ filter }: { filter: ProfitFilter }) {
  const { t, i18n } = useTranslation('profit');
  const { count } = useFormat();
  const query = useRecordPages(profitQuery(usePlatform(), i18n.language, filter));
  const { by, from, to } = filter;
  const span = { from, to };
  const columns = profitColumns(t, by, useLineName(by), count);
  const list = (rows: readonly ProfitLine[] | undefined) => (
    <RecordTable
      label={t('label')}
      columns={columns}
      rowId={({ of }) => of}
      card={{ title: 'of', figures: ['stake', 'net'] }}
      rows={rows}
      empty={null}
    />
  );
  const loading = (
    <>
      <PeriodSums page={undefined} span={span} />
      <ChartSkeleton title={t(`chart.${by}`)} />
      {list(undefined)}
    </>
  );
  const labels = { failed: t('failed'), retry: t('retry'), older: t('more') };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => {
        const [first] = pages;
        return (
          <>
            <PeriodSums page={first} span={span} />
            {first && <ProfitChart page={first} by={by} span={span} />}
            {first && first.total > 0 && list(pages.flatMap(({ lines }) => lines))}
          </>
        );
      }}
    </PagedList>
  );
}
