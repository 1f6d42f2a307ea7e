import { memo, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import type { CardParts } from './cardParts.ts';
import { shownIn, type TableColumn } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableSelection } from './selection.ts';
import * as styles from './TableCards.css.ts';

interface CardContentProps<Row extends object> {
  row: Row;
  id: string;
  parts: CardParts<Row>;
  /** "Details". */
  detailsLabel: string;
  /** "Less", while the details are open. */
  lessLabel: string;
  selection: TableSelection<Row> | undefined;
  /** The ids of the rows whose details are open, which outlive the card. */
  opened: Set<string>;
}

interface TableCardProps<Row extends object> extends CardContentProps<Row> {
  /** The index of the card in its list. */
  place: number;
  /** The number of cards in the list. */
  setSize: number;
  chosen: boolean;
}

function Content<Row extends object>({
  row,
  id,
  parts: { title, moment, figures, rest },
  detailsLabel,
  lessLabel,
  selection,
  opened,
}: CardContentProps<Row>) {
  const [isOpen, setIsOpen] = useState(opened.has(id));
  const toggle = () => {
    if (isOpen) opened.delete(id);
    else opened.add(id);
    setIsOpen(!isOpen);
  };
  const details = (column: TableColumn<Row>) => ({
    term: column.label,
    value: shownIn(column, row),
  });
  return (
    <>
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
          <button type="button" aria-expanded={isOpen} className={styles.more} onClick={toggle}>
            {isOpen ? lessLabel : detailsLabel}
            <span className={styles.chevron} />
          </button>
          {isOpen && <DefinitionList items={rest.map(details)} />}
        </div>
      )}
    </>
  );
}

/**
 * What is in a card. Memoized, so that it does not render again when rows are added; its details render while opened, since a list can have
 * hundreds of cards.
 */
const CardContent = memo(Content) as typeof Content;

/** One row as a card, with its position in the list: not all cards of a long list are in the page. */
export function TableCard<Row extends object>({
  place,
  setSize,
  chosen,
  ...content
}: TableCardProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, which is no list, is between it and its list.
    <div
      role="listitem"
      aria-posinset={place + 1}
      aria-setsize={setSize}
      className={classNames(styles.card, chosen && styles.chosen)}
    >
      <CardContent {...content} />
    </div>
  );
}
