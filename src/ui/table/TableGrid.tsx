import { classNames } from '#src/ui/classNames.ts';
import { REACHABLE } from '#src/ui/reachable.ts';
import { shownIn } from './column.ts';
import type { TableParts } from './parts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { TableFoot } from './TableFoot.tsx';
import * as styles from './TableGrid.css.ts';
import { TableHead } from './TableHead.tsx';

/** Rows and columns. Head, totals and the title of each row stay in sight while the rest scrolls. */
export function TableGrid<Row extends object, Id extends string>(parts: TableParts<Row, Id>) {
  const { label, columns, rows, rowId, card, selection } = parts;
  return (
    <section className={styles.box} {...REACHABLE} aria-label={label}>
      <table className={styles.grid} aria-label={label}>
        <TableHead {...parts} />
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            const chosen = selection?.selected.has(id);
            return (
              <tr key={id} className={classNames(styles.row, chosen && styles.chosen)}>
                {selection && (
                  <td className={styles.check}>
                    <RowCheckbox selection={selection} label={selection.rowLabel(row)} ids={[id]} />
                  </td>
                )}
                {columns.map((column) =>
                  column.id === card.title ? (
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
          })}
        </tbody>
        <TableFoot {...parts} />
      </table>
    </section>
  );
}
