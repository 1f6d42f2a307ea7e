import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { nextSort } from './column.ts';
import type { TableParts } from './parts.ts';
import * as styles from './TableCards.css.ts';

/** The sort control for cards, which have no header to press. */
export function TableSortChoice<Row extends object, Id extends string>({
  columns,
  sort,
  onSort,
  labels,
}: TableParts<Row, Id>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const isByTime = sortable.find(({ id }) => id === sort?.column)?.kind === 'moment';
  const [up, down] = isByTime
    ? [labels.oldest, labels.newest]
    : [labels.ascending, labels.descending];
  return (
    <div className={styles.sort}>
      <Select<Id>
        label={labels.sortBy}
        options={sortable.map(({ id, label }) => ({ value: id, label }))}
        placeholder={labels.asListed}
        value={sort?.column ?? null}
        onChange={(chosen) => {
          const column = sortable.find(({ id }) => id === chosen);
          if (column) onSort(nextSort(column, undefined));
        }}
      />
      {sort && (
        <IconButton
          icon={sort.descending ? 'arrowDown' : 'arrowUp'}
          label={sort.descending ? down : up}
          tone="neutral"
          onClick={() => onSort({ ...sort, descending: !sort.descending })}
        />
      )}
    </div>
  );
}
