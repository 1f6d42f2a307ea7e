import type { ReactNode } from 'react';
import type { TableSort } from '#src/ui/table/column.ts';
import { Table, type TableProps } from '#src/ui/table/Table.tsx';
import { useRecordTableLabels } from './useRecordTableLabels.ts';

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
  const labels = useRecordTableLabels();
  return (
    <Table
      {...table}
      content={rows ? { state: 'ready', rows, refreshing } : { state: 'loading' }}
      {...(rows && { paging: pageOf(rows) })}
      view={{ page: 1, sort }}
      onViewChange={(view) => view.sort && onSort?.(view.sort)}
      labels={labels}
    />
  );
}
