import { type ReactNode, useMemo } from 'react';
import type { TableSort } from '#src/ui/table/column.ts';
import { Table, type TableProps } from '#src/ui/table/Table.tsx';
import { eachOnce } from './eachOnce.ts';
import { useRecordTableLabels } from './useRecordTableLabels.ts';

export interface RecordTableProps<Row extends object, Id extends string>
  extends Pick<TableProps<Row, Id>, 'label' | 'columns' | 'rowId' | 'card'> {
  /** Of all loaded pages; undefined while loading. */
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
  rows: loaded,
  refreshing = false,
  sort,
  onSort,
  ...table
}: RecordTableProps<Row, Id>) {
  const labels = useRecordTableLabels();
  const { rowId } = table;
  const rows = useMemo(() => loaded && eachOnce(loaded, rowId), [loaded, rowId]);
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
