import { memo, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import type { CardParts } from './cardParts.ts';
import { shownIn, type TableColumn } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableSelection } from './selection.ts';
import * as styles from './TableCards.css.ts';

interface TableCardProps<Row extends object> {
  row: Row;
  id: string;
  parts: CardParts<Row>;
  /** "Details". */
  detailsLabel: string;
  /** "Less", while the details are open. */
  lessLabel: string;
  selection: TableSelection<Row> | undefined;
  chosen: boolean;
}

function Card<Row extends object>({
  row,
  id,
  parts: { title, moment, figures, rest },
  detailsLabel,
  lessLabel,
  selection,
  chosen,
}: TableCardProps<Row>) {
  const [opened, setOpened] = useState(false);
  const details = (column: TableColumn<Row>) => ({
    term: column.label,
    value: shownIn(column, row),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, which is no list, is between it and its list.
    <div role="listitem" className={classNames(styles.card, chosen && styles.chosen)}>
      <div className={styles.head}>
        {selection && (
          <div className={styles.check}>
            <RowCheckbox selection={selection} label={selection.rowLabel(row)} ids={[id]} />
          </div>
        )}
        <div className={styles.title}>
          {title && shownIn(title, row)}
          {moment && (
            <div className={styles.moment}>
              {moment.label} {shownIn(moment, row)}
            </div>
          )}
        </div>
      </div>
      <DefinitionList layout="columns" items={figures.map(details)} />
      {rest.length > 0 && (
        <div className={styles.details}>
          <button
            type="button"
            aria-expanded={opened}
            className={styles.more}
            onClick={() => setOpened(!opened)}
          >
            {opened ? lessLabel : detailsLabel}
            <span className={styles.chevron} />
          </button>
          {opened && <DefinitionList items={rest.map(details)} />}
        </div>
      )}
    </div>
  );
}

/**
 * One row as a card. Memoized, so that it does not render again when rows are added; its details render while opened, since a list can have
 * hundreds of cards.
 */
export const TableCard = memo(Card) as typeof Card;
