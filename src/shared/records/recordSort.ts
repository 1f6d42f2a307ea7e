import type { TableSort } from '#src/ui/table/column.ts';

/** What an address says of an order: `stake`, or `-stake` for the highest, the newest or the last first. */
export const sortText = <Id extends string>(sort: TableSort<Id> | undefined): string | undefined =>
  sort && (sort.descending ? `-${sort.column}` : sort.column);

/** The order by one of these columns that an address asks for; none where it names another. */
export function sortOf<Id extends string>(
  text: string | null,
  columns: readonly Id[],
): TableSort<Id> | undefined {
  const column = columns.find((known) => known === text || `-${known}` === text);
  return column && { column, descending: text !== column };
}

/** The order that was chosen at the head of a table, where the platform knows it. */
export function chosenSort<Id extends string>(
  { column, descending }: TableSort<string>,
  columns: readonly Id[],
): TableSort<Id> | undefined {
  const known = columns.find((each) => each === column);
  return known && { column: known, descending };
}
