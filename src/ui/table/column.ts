import type { ReactNode } from 'react';

/** A column of a table: its label, its values, and their order. */
export interface TableColumn<Row, Id extends string = string> {
  id: Id;
  label: string;
  /** Figures are aligned at the end and sorted by size, moments by time; text is the default. */
  kind?: 'text' | 'figure' | 'moment';
  /** The value for sorting, search (text only) and export: a text, a number or decimal string, an ISO 8601 moment. */
  value: (row: Row) => string | number;
  /** The content of the cell, if it is not the value itself. */
  cell?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** The total of the column. */
  total?: ReactNode;
}

export interface TableSort<Id extends string> {
  column: Id;
  descending: boolean;
}

/** The view of a table, which the address of the page may keep. */
export interface TableView<Id extends string> {
  sort?: TableSort<Id> | undefined;
  /** From 1. */
  page: number;
}

/** The content of a row's cell in a column. */
export const shownIn = <Row>({ cell, value }: TableColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : value(row);

/** The sort after a press on a column: reversed if it is the current one, otherwise that column, figures and moments descending. */
export function nextSort<Row, Id extends string>(
  { id, kind = 'text' }: TableColumn<Row, Id>,
  sort: TableSort<Id> | undefined,
): TableSort<Id> {
  const descending = sort?.column === id ? !sort.descending : kind !== 'text';
  return { column: id, descending };
}
