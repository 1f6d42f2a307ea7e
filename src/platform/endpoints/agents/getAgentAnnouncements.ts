import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { AgentAnnouncementPage } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** What the operator tells agents. */
export type AgentAnnouncement = AgentAnnouncementPage['announcements'][number];

/** `GET /wps/agent/announcements`: what the operator tells agents, the newest first, nine a page (S2.17, S9.1). */
export const agentAnnouncementsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'agentAnnouncements', language],
    queryFn: ({ pageParam, signal }) =>
      platform.get<AgentAnnouncementPage>('/wps/agent/announcements', {
        query: { pageNo: pageParam, language: contentLanguage(language) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
