import { memo } from 'react';
import { GROUP_SIZE, isSameGroup } from './cardGroups.ts';
import type { CardMemory } from './cardMemory.ts';
import type { CardParts } from './cardParts.ts';
import type { TableSelection } from './selection.ts';
import { TableCard } from './TableCard.tsx';
import * as styles from './TableCards.css.ts';
import { useNearGroup } from './useNearGroup.ts';

interface TableCardGroupProps<Row extends object> {
  rows: readonly Row[];
  /** The index of the group in its list. */
  place: number;
  /** The number of cards in the list. */
  setSize: number;
  rowId: (row: Row) => string;
  parts: CardParts<Row>;
  detailsLabel: string;
  lessLabel: string;
  selection: TableSelection<Row> | undefined;
  memory: CardMemory;
  /** Whether it is rendered at once with its list. */
  first: boolean;
  /** Whether its cards are in the page only near the view. */
  watched: boolean;
}

function Group<Row extends object>(props: TableCardGroupProps<Row>) {
  const { rows, place, setSize, rowId, selection, memory, first, watched, ...card } = props;
  const { heights, opened } = memory;
  const group = { place, rows: rows.length, heights, first, watched };
  const [shown, ref] = useNearGroup(group);
  if (!shown) {
    const blockSize = heights.of(place, rows.length);
    return <div ref={ref} className={styles.group} style={{ blockSize }} />;
  }
  return (
    <div ref={ref} className={styles.group}>
      {rows.map((row, at) => {
        const id = rowId(row);
        return (
          <TableCard
            key={id}
            row={row}
            id={id}
            place={place * GROUP_SIZE + at}
            setSize={setSize}
            opened={opened}
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
 * A group of cards in a long list: an empty box of its height while it is far from the view. Memoized, so that it does not render again for
 * a new `rowId` function, whose ids depend on the rows alone.
 */
export const TableCardGroup = memo(
  Group,
  (one, other) =>
    isSameGroup(one.rows, other.rows) &&
    one.place === other.place &&
    one.setSize === other.setSize &&
    one.parts === other.parts &&
    one.detailsLabel === other.detailsLabel &&
    one.lessLabel === other.lessLabel &&
    one.selection === other.selection &&
    one.memory === other.memory &&
    one.watched === other.watched,
) as typeof Group;
