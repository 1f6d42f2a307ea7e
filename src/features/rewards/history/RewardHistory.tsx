import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { rewardRecordsQuery } from '#src/platform/endpoints/rewards/rewardCentre.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RecordHistory } from '#src/shared/records/RecordHistory.tsx';
import { RecordSection } from '#src/shared/records/RecordSection.tsx';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { rewardColumns } from './rewardColumns.tsx';

/** The claimed and expired rewards, latest first (S2.16 rewardCenter). */
export function RewardHistory() {
  const { t, i18n } = useTranslation('rewards');
  const { amount, count } = useFormat();
  const points = usePoints();
  const platform = usePlatform();
  const columns = useMemo(() => rewardColumns(t), [t]);
  return (
    <RecordSection title={t('history.title')}>
      {(span) => (
        <RecordHistory
          query={rewardRecordsQuery(platform, i18n.language, span)}
          rowsOf={({ list }) => list}
          totalsOf={(first) => [
            { label: t('history.money'), figure: first && amount(first.totals.money) },
            { label: t('history.points'), figure: first && points(first.totals.points) },
            { label: t('history.count'), figure: first && count(first.totals.records) },
          ]}
          label={t('history.label')}
          columns={columns}
          rowId={({ id }) => id}
          card={{ title: 'reward', figures: ['amount', 'status'] }}
          empty={
            <EmptyState icon="history" title={t('history.none')} hint={t('history.noneHint')} />
          }
          labels={{ failed: t('history.failed'), retry: t('retry'), older: t('history.older') }}
          file={`rewards-${span.to}`}
        />
      )}
    </RecordSection>
  );
}
