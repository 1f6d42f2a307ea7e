import { Icon } from '#src/ui/icon/Icon.tsx';
import { nextSort } from './column.ts';
import type { TableParts } from './parts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import * as styles from './TableGrid.css.ts';

const ICONS = { none: 'sort', ascending: 'arrowUp', descending: 'arrowDown' } as const;

/** The header of the grid; labels of sortable columns are buttons. */
export function TableHead<Row extends object, Id extends string>({
  columns,
  rows,
  rowId,
  selection,
  sort,
  onSort,
}: TableParts<Row, Id>) {
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <td className={styles.check}>
            <RowCheckbox selection={selection} label={selection.allLabel} ids={rows.map(rowId)} />
          </td>
        )}
        {columns.map((column) => {
          const order = sort?.descending ? 'descending' : 'ascending';
          const shown = sort?.column === column.id ? order : 'none';
          return (
            <th
              key={column.id}
              scope="col"
              className={styles.kind[column.kind ?? 'text']}
              aria-sort={column.sortable ? shown : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={styles.sorter}
                  onClick={() => onSort(nextSort(column, sort))}
                >
                  {column.label}
                  <Icon name={ICONS[shown]} size="s" />
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
