import { memo } from 'react';
import { isSameGroup } from './cardGroups.ts';
import type { CardParts } from './cardParts.ts';
import type { TableSelection } from './selection.ts';
import { TableCard } from './TableCard.tsx';
import * as styles from './TableCards.css.ts';

/** The usual height of a card on a phone, including the gap after it, in px. */
const CARD_PX = 168;

interface TableCardGroupProps<Row extends object> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  parts: CardParts<Row>;
  detailsLabel: string;
  lessLabel: string;
  selection: TableSelection<Row> | undefined;
}

function Group<Row extends object>({ rows, rowId, selection, ...card }: TableCardGroupProps<Row>) {
  return (
    <div
      className={styles.group}
      // The estimated height of the group, until it has been in view.
      style={{ containIntrinsicBlockSize: `auto ${rows.length * CARD_PX}px` }}
    >
      {rows.map((row) => {
        const id = rowId(row);
        return (
          <TableCard
            key={id}
            row={row}
            id={id}
            selection={selection}
            chosen={selection?.selected.has(id) ?? false}
            {...card}
          />
        );
      })}
    </div>
  );
}

/**
 * A group of cards in a long list, skipped by the browser while it is out of view. Memoized, so that it does not render again when cards
 * are added after it, nor for a new `rowId` function, whose ids depend on the rows alone.
 */
export const TableCardGroup = memo(
  Group,
  (one, other) =>
    isSameGroup(one.rows, other.rows) &&
    one.parts === other.parts &&
    one.detailsLabel === other.detailsLabel &&
    one.lessLabel === other.lessLabel &&
    one.selection === other.selection,
) as typeof Group;
