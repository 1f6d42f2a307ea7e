import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { PagedList, type PagedListProps } from '#src/shared/lists/PagedList.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import { type RecordTotal, RecordTotals } from './RecordTotals.tsx';
import { type RecordQuery, SaveRowsButton } from './SaveRowsButton.tsx';

export interface RecordHistoryProps<
  Page,
  Row extends object,
  Id extends string,
  Key extends QueryKey,
> extends Pick<RecordTableProps<Row, Id>, 'label' | 'columns' | 'rowId' | 'card' | 'empty'>,
    Pick<PagedListProps<Page>, 'labels'> {
  query: RecordQuery<Page, Key>;
  rowsOf: (page: Page) => readonly Row[];
  /** The totals of the whole filter, from the first page; figures are undefined until it has loaded. */
  totalsOf: (first: Page | undefined) => readonly RecordTotal[];
  /** The columns of the file, if not the table's. */
  fileColumns?: readonly TableColumn<Row>[];
  /** The name of the record's file, without extension. */
  file: string;
}

/** The rows of a period with their totals, page by page, and as a file. */
export function RecordHistory<Page, Row extends object, Id extends string, Key extends QueryKey>({
  query,
  rowsOf,
  totalsOf,
  file,
  fileColumns,
  labels,
  ...table
}: RecordHistoryProps<Page, Row, Id, Key>) {
  const parts = (pages?: readonly Page[]) => (
    <>
      <RecordTotals totals={totalsOf(pages?.[0])} />
      <RecordTable {...table} rows={pages?.flatMap(rowsOf)} />
    </>
  );
  return (
    <PagedList query={useInfiniteQuery(query)} loading={parts()} labels={labels}>
      {(pages) => (
        <>
          {parts(pages)}
          {pages.some((page) => rowsOf(page).length > 0) && (
            <SaveRowsButton
              query={query}
              rowsOf={rowsOf}
              rowId={table.rowId}
              columns={fileColumns ?? table.columns}
              name={file}
            />
          )}
        </>
      )}
    </PagedList>
  );
}
