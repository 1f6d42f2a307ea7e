import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Execution } from '#src/platform/contract.generated.ts';
import {
  ALL_TYPES,
  type Announcement,
  announcementPages,
} from '#src/platform/endpoints/announcements.ts';

export type { Announcement };

/** The audience of an announcement: A logged in, B anonymous, F at the first login (S3.8). */
export type AnnouncementAudience = Execution;

/**
 * The announcements for the popup of an audience (S4.10). Visitors get only popups, the rest being notices; players' announcements are
 * shown nowhere else.
 */
export function popupAnnouncementsQuery(
  platform: PlatformClient,
  language: string,
  execution: AnnouncementAudience,
) {
  const visitor = execution === 'B';
  return infiniteQueryOptions({
    ...announcementPages(platform, language, execution, visitor ? 'PU' : ALL_TYPES),
    queryKey: [...(visitor ? [] : ['own']), 'popupAnnouncements', language, execution],
    // What is shown once a session is not fetched again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
