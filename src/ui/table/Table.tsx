import { type ReactNode, useRef } from 'react';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import type { TableView } from './column.ts';
import type { TableContent, TablePaging } from './content.ts';
import type { TableParts } from './parts.ts';
import type { TableSelection } from './selection.ts';
import * as styles from './Table.css.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useCardMemory } from './useCardMemory.ts';
import { useNarrow } from './useNarrow.ts';
import { useTablePage } from './useTablePage.ts';
import { useTopRow } from './useTopRow.ts';

export interface TableProps<Row extends object, Id extends string>
  extends Pick<TableParts<Row, Id>, 'label' | 'columns' | 'rowId' | 'card' | 'labels'> {
  /** The rows, or the loading or failed state. */
  content: TableContent<Row>;
  /**
   * Who sorts and pages the rows: the table, if it has them all, or the platform, which sent one page of them.
   * @default { by: 'table' }
   */
  paging?: TablePaging;
  /** The current page and sort. The screen keeps them, for instance in its address. */
  view: TableView<Id>;
  /** Called with the next view when the user sorts or changes the page. */
  onViewChange: (view: TableView<Id>) => void;
  /** Shown in an empty table: an EmptyState. */
  empty: ReactNode;
  /** Lets users select rows for bulk actions; without it no row has a checkbox. */
  selection?: TableSelection<Row>;
}

/** Scrolls to the first row when the rows change. */
function toFirstRow(rows: HTMLElement): void {
  rows.lastElementChild?.scrollTo({ top: 0 });
  if (rows.getBoundingClientRect().top < 0) rows.scrollIntoView({ block: 'start' });
}

const NO_ROWS: readonly never[] = [];
const ALL_HERE: TablePaging = { by: 'table' };

/**
 * A table of records: a grid with a sticky header and totals, or cards with the two main figures if its columns do not fit. Keep `columns`
 * a stable array across renders. Load it with the page that shows it: no first view needs it.
 */
export function Table<Row extends object, Id extends string>(props: TableProps<Row, Id>) {
  const [ref, narrow] = useNarrow(props.columns.length);
  return (
    <div ref={ref} className={styles.table}>
      <Content {...props} narrow={narrow} />
    </div>
  );
}

function Content<Row extends object, Id extends string>({
  content,
  paging = ALL_HERE,
  view,
  onViewChange,
  empty,
  selection,
  narrow,
  ...table
}: TableProps<Row, Id> & { narrow: boolean }) {
  const { label, columns, labels } = table;
  const memory = useCardMemory(label);
  const rowsRef = useRef<HTMLDivElement>(null);
  useTopRow(rowsRef, memory, narrow);
  const all = content.state === 'ready' ? content.rows : NO_ROWS;
  const { rows, page, pageCount } = useTablePage(columns, all, view, paging);
  if (content.state === 'loading') {
    return <TableSkeleton {...{ label, columns, narrow }} pageSize={paging.pageSize} />;
  }
  if (content.state === 'failed') return <div className={styles.place}>{content.notice}</div>;
  if (rows.length === 0) return <div className={styles.place}>{empty}</div>;
  const look = (next: TableView<Id>) => {
    onViewChange(next);
    if (rowsRef.current) toFirstRow(rowsRef.current);
  };
  const parts = {
    ...table,
    rows,
    selection,
    sort: view.sort,
    onSort: (sort: TableView<Id>['sort']) => look({ sort, page: 1 }),
  };
  return (
    <>
      <div ref={rowsRef} className={styles.rows} aria-busy={content.refreshing ?? false}>
        {content.refreshing && <div className={styles.refreshing} />}
        {narrow ? <TableCards {...parts} memory={memory} /> : <TableGrid {...parts} />}
      </div>
      <Pagination
        page={page}
        count={pageCount}
        onChange={(next) => look({ ...view, page: next })}
        labels={labels.pages}
      />
    </>
  );
}
