import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { incomeQuery } from '#src/platform/endpoints/agents/income.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { CountedAt } from '#src/shared/agentCentre/CountedAt.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { KINDS } from '../payments/kinds.ts';
import { incomeColumns } from './incomeColumns.tsx';

/** The income of a span of days: totals, then day by day, the newest first. */
export function IncomeRecord({ span }: { span: DateSpan }) {
  const { t } = useTranslation('agentIncome');
  const { amount, day } = useFormat();
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(incomeQuery(usePlatform(), span));
  const columns = useMemo(() => incomeColumns(t, day), [t, day]);
  if (!data && error) {
    return (
      <ErrorState
        title={t('income.failed')}
        hint={words(error)}
        retryLabel={t('terms.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const totals = [...KINDS, 'total'] as const;
  const days = data?.days.toReversed();
  return (
    <>
      <CountedAt
        at={data?.countedAt}
        busy={data !== undefined && isFetching}
        error={error}
        onRefresh={() => void refetch()}
      />
      <RecordTotals
        totals={totals.map((figure) => ({
          label: figure === 'total' ? t('income.total') : t(`kind.${figure}`),
          figure: data && amount(data.totals[figure]),
        }))}
      />
      <RecordTable
        label={t('income.label')}
        columns={columns}
        rowId={(row) => row.day}
        card={{ title: 'day', figures: ['dividend', 'daily', 'total'] }}
        rows={days}
        empty={<EmptyState icon="wallet" title={t('income.none')} />}
      />
    </>
  );
}
