import type { ReactNode } from 'react';

/** The rows of a table, or what replaces them. */
export type TableContent<Row> =
  | { state: 'loading' }
  /** The rows did not come: an ErrorState. */
  | { state: 'failed'; notice: ReactNode }
  /** `refreshing`: they are those of before, and newer ones are on their way. */
  | { state: 'ready'; rows: readonly Row[]; refreshing?: boolean };

/** Who puts the rows in order. */
export type TablePaging =
  /** All rows are here: the table searches, sorts and pages them. */
  | { by: 'table'; pageSize?: number; search?: string }
  /** The platform has sorted the rows and sent one page of them. */
  | { by: 'platform'; pageSize: number; rowCount: number };

/** The rows of one page, and how many pages there are. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** From 1; the last one where the page asked for is beyond it. */
  page: number;
  pageCount: number;
}

/** Cuts one page (from 1) out of the rows. Without a size, all rows are one page. */
export function cutPage<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number | undefined,
): TablePage<Row> {
  const size = pageSize ?? Math.max(rows.length, 1);
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(page, 1), pageCount);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}
