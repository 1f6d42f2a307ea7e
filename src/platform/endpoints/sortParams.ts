/** The platform's sort column and direction. */
export interface RecordSort<Column extends string> {
  column: Column;
  descending: boolean;
}

/** Query parameters of an order; without one the platform uses its own. */
export const sortParams = <Column extends string>(sort: RecordSort<Column> | undefined) =>
  sort && ({ sort: sort.column, order: sort.descending ? 'desc' : 'asc' } as const);
