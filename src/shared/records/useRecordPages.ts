import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UsePrefetchInfiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';

/**
 * The pages of a long record. The first is asked for while the page is drawn, not after: what replaces a skeleton is drawn up to 300 ms
 * before it is put on the page.
 */
export function useRecordPages<Page, Data = InfiniteData<Page>, Key extends QueryKey = QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, number> &
    UsePrefetchInfiniteQueryOptions<Page, Error, Data, Key, number>,
) {
  usePrefetchInfiniteQuery(options);
  return useInfiniteQuery(options);
}
