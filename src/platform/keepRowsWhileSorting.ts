import { hashKey, type QueryKey } from '@tanstack/react-query';

/** A query key without its order; its filter is kept. */
const withoutOrder = (key: QueryKey) =>
  key.map((part) =>
    typeof part === 'object' ? { ...part, sort: undefined, order: undefined } : part,
  );

/**
 * The `placeholderData` of a list that the platform sorts: while the same rows load in another order, the old ones stay, and so does the clicked column header, with its focus. Rows of another filter
 * are never shown.
 */
export const keepRowsWhileSorting =
  (key: QueryKey) =>
  <Data>(rows: Data | undefined, from?: { queryKey: QueryKey }): Data | undefined =>
    from && hashKey(withoutOrder(from.queryKey)) === hashKey(withoutOrder(key)) ? rows : undefined;
