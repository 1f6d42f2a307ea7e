import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UsePrefetchInfiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';

/**
 * `useInfiniteQuery` for a list of records, whose first page is requested during rendering: React may delay replacing a skeleton by 300 ms,
 * and effects run only after that.
 */
export function useRecordPages<Page, Data = InfiniteData<Page>, Key extends QueryKey = QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, number> &
    UsePrefetchInfiniteQueryOptions<Page, Error, Data, Key, number>,
) {
  usePrefetchInfiniteQuery(options);
  return useInfiniteQuery(options);
}
