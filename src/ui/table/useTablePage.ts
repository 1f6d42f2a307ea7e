import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn, TableView } from './column.ts';
import { cutPage, type TablePage, type TablePaging } from './content.ts';
import { matchesSearch } from './matchesSearch.ts';
import { ORDER } from './order.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

function definition<Row extends object>({
  id,
  kind = 'text',
  value,
}: TableColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    accessorFn: value,
    enableGlobalFilter: kind === 'text',
    sortFn: (one, other) => ORDER[kind](value(one.original), value(other.original)),
  };
}

/** The rows that a table shows: searched, sorted and paged here, or as the platform sent them. */
export function useTablePage<Row extends object, Id extends string>(
  columns: readonly TableColumn<Row, Id>[],
  rows: readonly Row[],
  { sort, page }: TableView<Id>,
  paging: TablePaging,
): TablePage<Row> {
  const definitions = useMemo(() => columns.map((column) => definition<Row>(column)), [columns]);
  const byPlatform = paging.by === 'platform';
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
      globalFilter: byPlatform ? '' : (paging.search ?? ''),
      columnFilters: [],
    },
    manualSorting: byPlatform,
    manualFiltering: byPlatform,
    globalFilterFn: (row, columnId, search) =>
      matchesSearch(String(row.getValue(columnId)), String(search)),
  });
  if (byPlatform) {
    const pageCount = Math.max(1, Math.ceil(paging.rowCount / paging.pageSize));
    return { rows, page: Math.min(page, pageCount), pageCount };
  }
  const sorted = table.getSortedRowModel().rows.map(({ original }) => original);
  return cutPage(sorted, page, paging.pageSize);
}
