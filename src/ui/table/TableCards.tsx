import { useMemo, useState } from 'react';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { FEW, firstGroups, groupsOf } from './cardGroups.ts';
import type { CardMemory } from './cardMemory.ts';
import { cardParts } from './cardParts.ts';
import type { TableParts } from './parts.ts';
import { choose, chosenOf } from './selection.ts';
import { TableCardGroup } from './TableCardGroup.tsx';
import * as styles from './TableCards.css.ts';
import { TableSortChoice } from './TableSortChoice.tsx';

export interface TableCardsProps<Row extends object, Id extends string>
  extends TableParts<Row, Id> {
  memory: CardMemory;
}

/**
 * The rows as cards, if there is no room for columns: title, two or three figures, and the rest on a press. The totals come last. Of more
 * than a few cards only those near the view are in the page.
 */
export function TableCards<Row extends object, Id extends string>({
  memory,
  ...table
}: TableCardsProps<Row, Id>) {
  const { label, columns, rows, rowId, card, selection, labels } = table;
  const [atOnce] = useState(() => firstGroups(memory.top, rows.length));
  const watched = rows.length > FEW && 'IntersectionObserver' in globalThis;
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
      {/* biome-ignore lint/a11y/useSemanticElements: one list of all groups, which are boxes for cards that may not be in the page. */}
      <div role="list" aria-label={label} className={styles.groups}>
        {groupsOf(rows).map((group, place) => (
          <TableCardGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position.
            key={place}
            rows={group}
            place={place}
            setSize={rows.length}
            first={atOnce.has(place)}
            detailsLabel={labels.details}
            lessLabel={labels.lessDetails}
            {...{ rowId, parts, selection, memory, watched }}
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
