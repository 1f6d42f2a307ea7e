import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#src/platform/contract.generated.ts';
import {
  type TransactionFilter,
  transactionsQuery,
} from '#src/platform/endpoints/records/transactions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlayLink } from '#src/session/PlayLink.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { useRecordPages } from '#src/shared/records/useRecordPages.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LifetimeDeposits } from './LifetimeDeposits.tsx';
import { TransactionTotals } from './TransactionTotals.tsx';
import { transactionColumns } from './transactionColumns.tsx';
import { useRequestPath } from './useRequestPath.ts';

/** The movements of a filter with totals, newest first. */
export function TransactionList({ filter }: { filter: TransactionFilter }) {
  const { t, i18n } = useTranslation('transactions');
  const query = useRecordPages(transactionsQuery(usePlatform(), i18n.language, filter));
  const requestPath = useRequestPath();
  const columns = useMemo(() => transactionColumns(t, requestPath), [t, requestPath]);
  const list = (rows: readonly Transaction[] | undefined) => (
    <RecordTable
      label={t('label')}
      columns={columns}
      rowId={({ id }) => String(id)}
      card={{ title: 'what', figures: ['amount', 'balance'] }}
      rows={rows}
      empty={
        <EmptyState
          icon="table"
          title={t('none')}
          hint={t('noneHint')}
          action={filter.kind === undefined && <PlayLink to="/deposit">{t('toDeposit')}</PlayLink>}
        />
      }
    />
  );
  const loading = (
    <>
      <LifetimeDeposits page={undefined} />
      <TransactionTotals page={undefined} kind={filter.kind} />
      {list(undefined)}
    </>
  );
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => (
        <>
          <LifetimeDeposits page={pages[0]} />
          <TransactionTotals page={pages[0]} kind={filter.kind} />
          {list(pages.flatMap(({ transactions }) => transactions))}
        </>
      )}
    </PagedList>
  );
}
