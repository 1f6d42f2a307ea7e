import { useDeferredValue, useMemo } from 'react';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { groupsOf } from './cardGroups.ts';
import { cardParts } from './cardParts.ts';
import type { TableParts } from './parts.ts';
import { choose, chosenOf } from './selection.ts';
import { TableCardGroup } from './TableCardGroup.tsx';
import * as styles from './TableCards.css.ts';
import { TableSortChoice } from './TableSortChoice.tsx';
import { useGrowingCount } from './useGrowingCount.ts';

/** The rows as cards, if there is no room for columns: title, two or three figures, and the rest on a press. The totals come last. */
export function TableCards<Row extends object, Id extends string>(table: TableParts<Row, Id>) {
  const { label, columns, rowId, card, selection, labels } = table;
  // Cards added to a long list render in steps, so that the page stays responsive.
  const rows = useDeferredValue(table.rows);
  const drawn = useGrowingCount(rows.length);
  const ids = rows.map(rowId);
  const { title } = card;
  const [first, second, third] = card.figures;
  const parts = useMemo(() => {
    const figures = third === undefined ? [first, second] : [first, second, third];
    return cardParts(columns, { title, figures });
  }, [columns, title, first, second, third]);
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
      {/* biome-ignore lint/a11y/useSemanticElements: one list of all groups, which themselves are only for the browser to skip. */}
      <div role="list" aria-label={label} className={styles.groups}>
        {groupsOf(rows.slice(0, drawn)).map((group, place) => (
          <TableCardGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position.
            key={place}
            rows={group}
            detailsLabel={labels.details}
            lessLabel={labels.lessDetails}
            {...{ rowId, parts, selection }}
          />
        ))}
      </div>
      {totals.length > 0 && (
        <div className={styles.totals}>
          <div className={styles.title}>{labels.total}</div>
          <DefinitionList items={totals} />
        </div>
      )}
    </div>
  );
}
