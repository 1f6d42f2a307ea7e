import type { TableColumn } from './column.ts';
import type { TableParts } from './parts.ts';

/** The columns of a table, assigned to the parts of a card. */
export interface CardParts<Row extends object, Id extends string = string> {
  title: TableColumn<Row, Id> | undefined;
  /** The time, below the title. */
  moment: TableColumn<Row, Id> | undefined;
  figures: readonly TableColumn<Row, Id>[];
  /** Shown on a press. */
  rest: readonly TableColumn<Row, Id>[];
}

/** Assigns the columns of a table to the parts of a card. */
export function cardParts<Row extends object, Id extends string>(
  columns: TableParts<Row, Id>['columns'],
  { title: titleId, figures: ids }: Readonly<{ title: Id; figures: readonly Id[] }>,
): CardParts<Row, Id> {
  const title = columns.find(({ id }) => id === titleId);
  const figures = ids.flatMap((id) => columns.filter((column) => column.id === id));
  const others = columns.filter((column) => column !== title && !figures.includes(column));
  const moment =
    title?.kind === 'moment' ? undefined : others.find(({ kind }) => kind === 'moment');
  return { title, moment, figures, rest: others.filter((column) => column !== moment) };
}
