import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Announcement, Execution } from '#src/platform/contract.generated.ts';

/** An announcement or notice (S3.8). */
export type { Announcement };

/** How many announcements are fetched at a time (S9.1). */
const PAGE_SIZE = 9;

/** The types of announcements of every kind. */
export const ALL_TYPES = 'B,PL,PU,PR,H';

/** The pages of `GET MCSFE_getListAnnouncements` for an audience, the newest announcements first (S7.27). */
export const announcementPages = (
  platform: PlatformClient,
  language: string,
  execution: Execution,
  types: string,
) => ({
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    platform.call('getAnnouncements', {
      query: {
        types,
        platform: 'W',
        execution,
        pageNo: pageParam,
        pageSize: PAGE_SIZE,
        language,
      },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ totalPages }: { totalPages: number }, _pages: unknown, page: number) =>
    page < totalPages ? page + 1 : undefined,
});

/** The notices, which are the announcements for audience B (S7.27). */
export const noticesQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    ...announcementPages(platform, language, 'B', ALL_TYPES),
    queryKey: ['notices', language],
    staleTime: 5 * 60_000,
    meta: { topics: ['announcement'] },
  });
