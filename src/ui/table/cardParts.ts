import type { TableColumn } from './column.ts';
import type { TableParts } from './parts.ts';

/** The columns of a table by their place on a card. */
export interface CardParts<Row extends object, Id extends string = string> {
  title: TableColumn<Row, Id> | undefined;
  /** When it was, below the title. */
  moment: TableColumn<Row, Id> | undefined;
  figures: readonly TableColumn<Row, Id>[];
  /** Shown on a press. */
  rest: readonly TableColumn<Row, Id>[];
}

/** Sorts the columns of a table by their place on a card. */
export function cardParts<Row extends object, Id extends string>(
  columns: TableParts<Row, Id>['columns'],
  card: TableParts<Row, Id>['card'],
): CardParts<Row, Id> {
  const title = columns.find(({ id }) => id === card.title);
  const figures = card.figures.flatMap((id) => columns.filter((column) => column.id === id));
  const others = columns.filter((column) => column !== title && !figures.includes(column));
  const moment =
    title?.kind === 'moment' ? undefined : others.find(({ kind }) => kind === 'moment');
  return { title, moment, figures, rest: others.filter((column) => column !== moment) };
}
