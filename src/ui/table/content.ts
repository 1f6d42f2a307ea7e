import type { ReactNode } from 'react';

/** The rows of a table, or its loading or failed state. */
export type TableContent<Row> =
  | { state: 'loading' }
  /** The rows failed to load: an ErrorState. */
  | { state: 'failed'; notice: ReactNode }
  /** `refreshing`: the rows are old, and newer ones are loading. */
  | { state: 'ready'; rows: readonly Row[]; refreshing?: boolean };

/** Who sorts and pages the rows. */
export type TablePaging =
  /** All rows are loaded: the table searches, sorts and pages them. */
  | { by: 'table'; pageSize?: number; search?: string }
  /** The platform sorted the rows and sent one page of them. */
  | { by: 'platform'; pageSize: number; rowCount: number };

/** The rows of one page, and the number of pages. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** From 1; the last one if the requested page is beyond it. */
  page: number;
  pageCount: number;
}

/** Returns one page (from 1) of the rows. Without a size, all rows are one page. */
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
