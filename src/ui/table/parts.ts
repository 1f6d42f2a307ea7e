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
  label: string;
  columns: readonly TableColumn<Row, Id>[];
  /** Those of the page. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  card: TableCard<Id>;
  selection: TableSelection<Row> | undefined;
  sort: TableSort<Id> | undefined;
  onSort: (sort: TableSort<Id>) => void;
  labels: TableLabels;
}
