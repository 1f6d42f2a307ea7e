import { memo } from 'react';
import { isSameGroup } from './cardGroups.ts';
import type { CardParts } from './cardParts.ts';
import type { TableSelection } from './selection.ts';
import { TableCard } from './TableCard.tsx';
import * as styles from './TableCards.css.ts';

/** What a card usually takes on a phone, with the gap after it, in px. */
const CARD_PX = 168;

interface TableCardGroupProps<Row extends object> {
  /** The name of the table, for those who listen. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  parts: CardParts<Row>;
  detailsLabel: string;
  selection: TableSelection<Row> | undefined;
}

function Group<Row extends object>({
  label,
  rows,
  rowId,
  selection,
  ...card
}: TableCardGroupProps<Row>) {
  return (
    <ul
      aria-label={label}
      className={styles.list}
      // As high as its cards usually are, until it was in view.
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
    </ul>
  );
}

/**
 * A part of a long list of cards. Drawn once, however many come after it, and left out by the browser while it is out of view. Ids
 * follow from the rows: another function that finds them draws nothing anew.
 */
export const TableCardGroup = memo(
  Group,
  (one, other) =>
    one.label === other.label &&
    isSameGroup(one.rows, other.rows) &&
    one.parts === other.parts &&
    one.detailsLabel === other.detailsLabel &&
    one.selection === other.selection,
) as typeof Group;
