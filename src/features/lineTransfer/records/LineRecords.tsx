import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { lineTransfersQuery } from '#src/platform/endpoints/wallet/memberTransfers.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RecordHistory } from '#src/shared/records/RecordHistory.tsx';
import { RecordSection } from '#src/shared/records/RecordSection.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { fileColumns } from './fileColumns.ts';
import { transferColumns } from './transferColumns.tsx';

/** The player's transfers with other members, newest first (S2.16 transferUpline). */
export function LineRecords() {
  const { t } = useTranslation('lineTransfer');
  const { amount, count } = useFormat();
  const platform = usePlatform();
  const columns = useMemo(() => transferColumns(t), [t]);
  return (
    <RecordSection title={t('records.title')}>
      {(span) => (
        <RecordHistory
          query={lineTransfersQuery(platform, span)}
          rowsOf={({ transfers }) => transfers}
          totalsOf={(first) => [
            { label: t('records.in'), figure: first && amount(first.totals.in) },
            { label: t('records.out'), figure: first && amount(first.totals.out) },
            { label: t('records.count'), figure: first && count(first.total) },
          ]}
          label={t('records.label')}
          columns={columns}
          fileColumns={fileColumns(t, columns)}
          rowId={({ reference }) => reference}
          card={{ title: 'who', figures: ['amount', 'time'] }}
          empty={<EmptyState icon="sort" title={t('records.none')} hint={t('records.noneHint')} />}
          labels={{ failed: t('records.failed'), retry: t('retry'), older: t('records.older') }}
          file={`transfers-${span.to}`}
        />
      )}
    </RecordSection>
  );
}
