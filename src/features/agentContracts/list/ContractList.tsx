import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ContractPage } from '#src/platform/contract.generated.ts';
import type { ContractOrder } from '#src/platform/endpoints/agents/contracts.ts';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import type { ContractView } from '../contractPaths.ts';
import { useContractList } from './useContractList.ts';

export interface ContractListProps {
  view: ContractView;
  /** Called with the chosen order. */
  onOrder: (order: ContractOrder) => void;
}

/** The contracts that match the address, past ones included, page by page (S4.16). */
export function ContractList({ view, onOrder }: ContractListProps) {
  const { t } = useTranslation('agentContracts');
  const { count } = useFormat();
  const { columns, queryOf } = useContractList(view);
  const query = useInfiniteQuery(queryOf());
  const { side, order } = view;
  const isFiltered = view.kind !== undefined || view.state !== undefined || view.account !== '';
  const empty = isFiltered
    ? { title: t('list.notFound'), hint: t('list.notFoundHint') }
    : { title: t(`list.none.${side}`), hint: t(`list.noneHint.${side}`) };
  const parts = (pages?: readonly ContractPage[]) => (
    <>
      <RecordTotals
        totals={[{ label: t('list.count'), figure: pages?.[0] && count(pages[0].total) }]}
      />
      <RecordTable
        label={t(`list.title.${side}`)}
        columns={columns}
        rowId={({ id }) => id}
        card={{
          title: 'kind',
          figures: side === 'given' ? ['account', 'rate', 'state'] : ['rate', 'state'],
        }}
        rows={pages?.flatMap(({ contracts }) => contracts)}
        refreshing={query.isPlaceholderData}
        sort={{ column: order.sort, descending: order.order === 'desc' }}
        onSort={({ column, descending }) => {
          if (column === 'offered' || column === 'account' || column === 'rate') {
            onOrder({ sort: column, order: descending ? 'desc' : 'asc' });
          }
        }}
        empty={<EmptyState icon="pencil" {...empty} />}
      />
    </>
  );
  const labels = { failed: t('list.failed'), retry: t('retry'), older: t('list.older') };
  return (
    <PagedList query={query} loading={parts()} labels={labels}>
      {parts}
    </PagedList>
  );
}
