import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UsePrefetchInfiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';

/**
 * The pages of a long record. The first is requested during rendering, not after: what replaces a skeleton is rendered up to 300 ms before
 * it is put on the page.
 */
export function useRecordPages<Page, Data = InfiniteData<Page>, Key extends QueryKey = QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, number> &
    UsePrefetchInfiniteQueryOptions<Page, Error, Data, Key, number>,
) {
  usePrefetchInfiniteQuery(options);
  return useInfiniteQuery(options);
}
