import type { TableColumn, TableSort } from './column.ts';
import type { TableLabels } from './labels.ts';
import type { TableSelection } from './selection.ts';

/** A row on a phone: its title, the two or three main figures, and the rest on a press. */
interface TableCard<Id extends string> {
  title: Id;
  figures: readonly [Id, Id, Id?];
}

/** The props that grid and cards share. */
export interface TableParts<Row extends object, Id extends string> {
  /** The accessible name of the table. */
  label: string;
  /** The columns in order; must be a stable array across renders. */
  columns: readonly TableColumn<Row, Id>[];
  /** The rows of the page. */
  rows: readonly Row[];
  /** A unique id for a row, across all pages. */
  rowId: (row: Row) => string;
  /** What the card of a row shows at once, if the table is as narrow as a phone. */
  card: TableCard<Id>;
  selection: TableSelection<Row> | undefined;
  sort: TableSort<Id> | undefined;
  onSort: (sort: TableSort<Id>) => void;
  /** The texts that do not come from the columns: totals, order, pages. */
  labels: TableLabels;
}
