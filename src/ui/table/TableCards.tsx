import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { shownIn, type TableColumn } from './column.ts';
import type { TableParts } from './parts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { choose, chosenOf } from './selection.ts';
import * as styles from './TableCards.css.ts';
import { TableSortChoice } from './TableSortChoice.tsx';

/** The rows as cards, where there is no room for columns: title, two figures, and the rest on a press. The totals come last. */
export function TableCards<Row extends object, Id extends string>(parts: TableParts<Row, Id>) {
  const { label, columns, rows, rowId, card, selection, labels } = parts;
  const ids = rows.map(rowId);
  const title = columns.find(({ id }) => id === card.title);
  const figures = card.figures.flatMap((id) => columns.filter((column) => column.id === id));
  const rest = columns.filter((column) => column !== title && !figures.includes(column));
  const details = (row: Row) => (column: TableColumn<Row, Id>) => ({
    term: column.label,
    value: shownIn(column, row),
  });
  const totals = columns.flatMap(({ label: term, total }) =>
    total === undefined ? [] : [{ term, value: total }],
  );
  return (
    <div className={styles.cards}>
      <TableSortChoice {...parts} />
      {selection && (
        <Checkbox
          label={selection.allLabel}
          value={chosenOf(ids, selection.selected) === 'all'}
          indeterminate={chosenOf(ids, selection.selected) === 'some'}
          onChange={(next) => selection.onChange(choose(selection.selected, ids, next))}
        />
      )}
      <ul aria-label={label} className={styles.list}>
        {rows.map((row) => {
          const id = rowId(row);
          const chosen = selection?.selected.has(id);
          return (
            <li key={id} className={classNames(styles.card, chosen && styles.chosen)}>
              <div className={styles.head}>
                {selection && (
                  <div className={styles.check}>
                    <RowCheckbox selection={selection} label={selection.rowLabel(row)} ids={[id]} />
                  </div>
                )}
                <div className={styles.title}>{title && shownIn(title, row)}</div>
              </div>
              <DefinitionList layout="columns" items={figures.map(details(row))} />
              {rest.length > 0 && (
                <details className={styles.details}>
                  <summary className={styles.more}>
                    {labels.details}
                    <span className={styles.chevron}>
                      <Icon name="chevronDown" size="s" />
                    </span>
                  </summary>
                  <DefinitionList items={rest.map(details(row))} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
      {totals.length > 0 && (
        <div className={styles.totals}>
          <div className={styles.title}>{labels.total}</div>
          <DefinitionList items={totals} />
        </div>
      )}
    </div>
  );
}
