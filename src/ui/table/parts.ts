import type { TableColumn, TableSort } from './column.ts';
import type { TableLabels } from './labels.ts';
import type { TableSelection } from './selection.ts';

/** What a row is on a phone: its title, the two figures that matter, the rest behind a press. */
interface TableCard<Id extends string> {
  title: Id;
  figures: readonly [Id, Id];
}

/** What the grid and the cards both show. */
export interface TableParts<Row extends object, Id extends string> {
  /** The name of the table, for those who listen. */
  label: string;
  /** The columns in their order; the same array from one drawing to the next. */
  columns: readonly TableColumn<Row, Id>[];
  /** Those of the page. */
  rows: readonly Row[];
  /** What tells a row from the others, on every page. */
  rowId: (row: Row) => string;
  /** What the card of a row shows at once, where the table has the width of a phone. */
  card: TableCard<Id>;
  selection: TableSelection<Row> | undefined;
  sort: TableSort<Id> | undefined;
  onSort: (sort: TableSort<Id>) => void;
  /** The words that do not come from the columns: totals, order, pages. */
  labels: TableLabels;
}
