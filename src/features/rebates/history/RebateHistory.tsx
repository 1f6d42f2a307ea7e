import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { rebateRecordsQuery } from '#src/platform/endpoints/rewards/rebates.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RecordHistory } from '#src/shared/records/RecordHistory.tsx';
import { RecordSection } from '#src/shared/records/RecordSection.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { rebateColumns } from './rebateColumns.tsx';
import { rebateRowId } from './rebateRowId.ts';

/** The rebates already paid, newest first (S2.16 manualRebate). */
export function RebateHistory() {
  const { t, i18n } = useTranslation('rebates');
  const { amount, count } = useFormat();
  const platform = usePlatform();
  const columns = useMemo(() => rebateColumns(t), [t]);
  return (
    <RecordSection title={t('history.title')}>
      {(span) => (
        <RecordHistory
          query={rebateRecordsQuery(platform, i18n.language, span)}
          rowsOf={({ list }) => list}
          totalsOf={(first) => [
            { label: t('history.amount'), figure: first && amount(first.totals.amount) },
            { label: t('history.staked'), figure: first && amount(first.totals.staked) },
            { label: t('history.count'), figure: first && count(first.totals.records) },
          ]}
          label={t('history.label')}
          columns={columns}
          rowId={rebateRowId}
          card={{ title: 'provider', figures: ['staked', 'amount'] }}
          empty={
            <EmptyState icon="history" title={t('history.none')} hint={t('history.noneHint')} />
          }
          labels={{ failed: t('history.failed'), retry: t('retry'), older: t('history.older') }}
          file={`rebates-${span.to}`}
        />
      )}
    </RecordSection>
  );
}
