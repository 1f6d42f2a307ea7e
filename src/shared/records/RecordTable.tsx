import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TableSort } from '#src/ui/table/column.ts';
import { Table, type TableProps } from '#src/ui/table/Table.tsx';

export interface RecordTableProps<Row extends object, Id extends string>
  extends Pick<TableProps<Row, Id>, 'label' | 'columns' | 'rowId' | 'card'> {
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Whether the rows are still in the old order while the chosen one loads. */
  refreshing?: boolean;
  empty: ReactNode;
  /** The order of the rows, if the platform offers several. */
  sort?: TableSort<Id>;
  /** Another order was chosen. */
  onSort?: (sort: TableSort<Id>) => void;
}

/** All rows as one page, however many. */
const pageOf = (rows: readonly unknown[]) =>
  ({ by: 'platform', pageSize: Math.max(rows.length, 1), rowCount: rows.length }) as const;

/** Records in the platform's order: a table, and cards on phones. */
export function RecordTable<Row extends object, Id extends string>({
  rows,
  refreshing = false,
  sort,
  onSort,
  ...table
}: RecordTableProps<Row, Id>) {
  const { t } = useTranslation('session');
  const { count } = useFormat();
  return (
    <Table
      {...table}
      content={rows ? { state: 'ready', rows, refreshing } : { state: 'loading' }}
      {...(rows && { paging: pageOf(rows) })}
      view={{ page: 1, sort }}
      onViewChange={(view) => view.sort && onSort?.(view.sort)}
      labels={{
        total: t('records.total'),
        details: t('records.details'),
        sortBy: t('records.sortBy'),
        asListed: t('records.asListed'),
        ascending: t('records.ascending'),
        descending: t('records.descending'),
        pages: {
          region: t('records.pages'),
          previous: t('records.previous'),
          next: t('records.next'),
          page: (page) => count(page),
          summary: (page, pages) => `${count(page)} / ${count(pages)}`,
        },
      }}
    />
  );
}
