import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Announcement } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** An announcement or notice (S3.8). */
export type { Announcement };

/** How many notices are fetched at a time (S9.1). */
const PAGE_SIZE = 9;

/** `GET MCSFE_getListAnnouncements` for the notices, which are those of audience B (S7.27). */
export const noticesQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['notices', language],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getAnnouncements', {
        query: {
          types: 'B,PL,PU,PR,H',
          platform: 'W',
          execution: 'B',
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          language: contentLanguage(language),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
    staleTime: 5 * 60_000,
    meta: { topics: ['announcement'] },
  });
