import type { TableParts } from './parts.ts';
import * as styles from './TableGrid.css.ts';

/** The row of column totals. */
export function TableFoot<Row extends object, Id extends string>({
  columns,
  card,
  selection,
  labels,
}: TableParts<Row, Id>) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot className={styles.foot}>
      <tr>
        {selection && <td className={styles.check} />}
        {columns.map(({ id, kind = 'text', total }) =>
          id === card.title ? (
            <th key={id} scope="row" className={styles.title}>
              {labels.total}
            </th>
          ) : (
            <td key={id} className={styles.kind[kind]}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
