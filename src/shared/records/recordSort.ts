import type { TableSort } from '#src/ui/table/column.ts';

/** An order in the address: `stake`, or `-stake` for the highest, newest or last first. */
export const sortText = <Id extends string>(sort: TableSort<Id> | undefined): string | undefined =>
  sort && (sort.descending ? `-${sort.column}` : sort.column);

/** The address's order by one of these columns; undefined if it names another. */
export function sortOf<Id extends string>(
  text: string | null,
  columns: readonly Id[],
): TableSort<Id> | undefined {
  const column = columns.find((known) => known === text || `-${known}` === text);
  return column && { column, descending: text !== column };
}

/** The order chosen in a table head, if the platform supports it. */
export function chosenSort<Id extends string>(
  { column, descending }: TableSort<string>,
  columns: readonly Id[],
): TableSort<Id> | undefined {
  const known = columns.find((each) => each === column);
  return known && { column: known, descending };
}
