import { hashKey, type QueryKey } from '@tanstack/react-query';

/** A query key without its order; its filter is kept. */
const withoutOrder = (key: QueryKey) =>
  key.map((part) =>
    typeof part === 'object' ? { ...part, sort: undefined, order: undefined } : part,
  );

/**
 * The `placeholderData` of a list that the platform sorts: while the same rows load in another order, the old ones stay, and so does the
 * pressed column head, with its focus. Other rows are never shown in their place.
 */
export const keepRowsWhileSorting =
  (key: QueryKey) =>
  <Data>(rows: Data | undefined, from?: { queryKey: QueryKey }): Data | undefined =>
    from && hashKey(withoutOrder(from.queryKey)) === hashKey(withoutOrder(key)) ? rows : undefined;
