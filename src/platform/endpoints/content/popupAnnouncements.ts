import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Announcement, Execution } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

export type { Announcement };

/** Whom an announcement is for: A logged in, B anonymous, F at the first login (S3.8). */
export type AnnouncementAudience = Execution;

/** Announcements a page (S9.1). */
const PAGE_SIZE = 9;

/** For visitors all but popups pass by as notices; what is for players is shown nowhere else. */
const TYPES: Record<AnnouncementAudience, string> = {
  A: 'B,PL,PU,PR,H',
  B: 'PU',
  F: 'B,PL,PU,PR,H',
};

/** `GET MCSFE_getListAnnouncements` for the popup of an audience, the newest first (S4.10, S7.27). */
export const popupAnnouncementsQuery = (
  platform: PlatformClient,
  language: string,
  execution: AnnouncementAudience,
) =>
  infiniteQueryOptions({
    queryKey: [...(execution === 'B' ? [] : ['own']), 'popupAnnouncements', language, execution],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getAnnouncements', {
        query: {
          types: TYPES[execution],
          platform: 'W',
          execution,
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          language: contentLanguage(language),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
    // What is shown once a session is not looked for again.
    staleTime: Number.POSITIVE_INFINITY,
  });
