import { hashKey, type QueryKey } from '@tanstack/react-query';

/** A key without the order that it asks for; how it narrows the rows is left. */
const withoutOrder = (key: QueryKey) =>
  key.map((part) =>
    typeof part === 'object' ? { ...part, sort: undefined, order: undefined } : part,
  );

/**
 * The `placeholderData` of a list that the platform sorts: while the same rows are on their way in another order, those that
 * are there stay, and so does the head that was pressed, with its focus. Other rows are never shown in their place.
 */
export const keepOtherOrder =
  (key: QueryKey) =>
  <Data>(rows: Data | undefined, from?: { queryKey: QueryKey }): Data | undefined =>
    from && hashKey(withoutOrder(from.queryKey)) === hashKey(withoutOrder(key)) ? rows : undefined;
