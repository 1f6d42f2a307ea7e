import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UsePrefetchInfiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';

/**
 * The infinite query of a long record. Its first page is requested during rendering: React may hold back what replaces a skeleton for
 * 300 ms, and effects run after that.
 */
export function useRecordPages<Page, Data = InfiniteData<Page>, Key extends QueryKey = QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, number> &
    UsePrefetchInfiniteQueryOptions<Page, Error, Data, Key, number>,
) {
  usePrefetchInfiniteQuery(options);
  return useInfiniteQuery(options);
}
