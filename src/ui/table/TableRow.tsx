import { memo } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { shownIn, type TableColumn } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableSelection } from './selection.ts';
import * as styles from './TableGrid.css.ts';

interface TableRowProps<Row extends object> {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  /** The column with the title of the row. */
  title: string;
  selection: TableSelection<Row> | undefined;
  chosen: boolean;
}

function Line<Row extends object>({
  row,
  id,
  columns,
  title,
  selection,
  chosen,
}: TableRowProps<Row>) {
  return (
    <tr className={classNames(styles.row, chosen && styles.chosen)}>
      {selection && (
        <td className={styles.check}>
          <RowCheckbox selection={selection} label={selection.rowLabel(row)} ids={[id]} />
        </td>
      )}
      {columns.map((column) =>
        column.id === title ? (
          <th key={column.id} scope="row" className={styles.title}>
            {shownIn(column, row)}
          </th>
        ) : (
          <td key={column.id} className={styles.kind[column.kind ?? 'text']}>
            {shownIn(column, row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row of the grid. Memoized, so that it does not render again when rows are added after it. */
export const TableRow = memo(Line) as typeof Line;
