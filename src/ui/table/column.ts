import type { ReactNode } from 'react';

/** One column: its label, its values, and how they are compared. */
export interface TableColumn<Row, Id extends string = string> {
  id: Id;
  label: string;
  /** Figures stand at the end of their cell and are ordered by size, moments by time; text is the usual. */
  kind?: 'text' | 'figure' | 'moment';
  /**
   * What is sorted by, searched (text alone) and exported: words, a number or decimal string, an ISO 8601 moment.
   */
  value: (row: Row) => string | number;
  /** What is shown, where that is not the value itself. */
  cell?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** The figure of the totals row. */
  total?: ReactNode;
}

export interface TableSort<Id extends string> {
  column: Id;
  descending: boolean;
}

/** What of the table is looked at; the address of the page may keep it. */
export interface TableView<Id extends string> {
  sort?: TableSort<Id> | undefined;
  /** From 1. */
  page: number;
}

/** What is shown of a row in a column. */
export const shownIn = <Row>({ cell, value }: TableColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : value(row);

/** The sort after a press on a column: the same the other way, or that column, figures and moments from above. */
export function nextSort<Row, Id extends string>(
  { id, kind = 'text' }: TableColumn<Row, Id>,
  sort: TableSort<Id> | undefined,
): TableSort<Id> {
  const descending = sort?.column === id ? !sort.descending : kind !== 'text';
  return { column: id, descending };
}
