import { classNames } from '#src/ui/classNames.ts';
import { REACHABLE } from '#src/ui/reachable.ts';
import type { TableParts } from './parts.ts';
import { TableFoot } from './TableFoot.tsx';
import * as styles from './TableGrid.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

/** The most columns that fit on a tablet with the usual gaps. */
const MANY = 6;

/** The table as a grid. Header, totals and row titles stay visible while the rest scrolls. */
export function TableGrid<Row extends object, Id extends string>(parts: TableParts<Row, Id>) {
  const { label, columns, rows, rowId, card, selection } = parts;
  return (
    <section className={styles.box} {...REACHABLE} aria-label={label}>
      <table
        className={classNames(styles.grid, columns.length > MANY && styles.dense)}
        aria-label={label}
      >
        <TableHead {...parts} />
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            return (
              <TableRow
                key={id}
                row={row}
                id={id}
                columns={columns}
                title={card.title}
                selection={selection}
                chosen={selection?.selected.has(id) ?? false}
              />
            );
          })}
        </tbody>
        <TableFoot {...parts} />
      </table>
    </section>
  );
}
