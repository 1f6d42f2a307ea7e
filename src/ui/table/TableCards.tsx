import { useMemo } from 'react';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { cardParts } from './cardParts.ts';
import type { TableParts } from './parts.ts';
import { choose, chosenOf } from './selection.ts';
import { TableCard } from './TableCard.tsx';
import * as styles from './TableCards.css.ts';
import { TableSortChoice } from './TableSortChoice.tsx';

/** The rows as cards, where there is no room for columns: title, two figures, and the rest on a press. The totals come last. */
export function TableCards<Row extends object, Id extends string>(table: TableParts<Row, Id>) {
  const { label, columns, rows, rowId, card, selection, labels } = table;
  const ids = rows.map(rowId);
  const { title } = card;
  const [first, second] = card.figures;
  const parts = useMemo(
    () => cardParts(columns, { title, figures: [first, second] }),
    [columns, title, first, second],
  );
  const totals = columns.flatMap(({ label: term, total }) =>
    total === undefined ? [] : [{ term, value: total }],
  );
  return (
    <div className={styles.cards}>
      <TableSortChoice {...table} />
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
          return (
            <TableCard
              key={id}
              row={row}
              id={id}
              parts={parts}
              detailsLabel={labels.details}
              selection={selection}
              chosen={selection?.selected.has(id) ?? false}
            />
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
