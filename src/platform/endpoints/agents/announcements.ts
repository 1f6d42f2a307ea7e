import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { AgentAnnouncementPage } from '#src/platform/contract.generated.ts';

/** An operator's announcement for agents. */
export type AgentAnnouncement = AgentAnnouncementPage['announcements'][number];

/** `GET /wps/agent/announcements`: a page of nine announcements for agents, the newest first (S2.17, S9.1). */
export const announcementPageQuery = (platform: PlatformClient, language: string, pageNo: number) =>
  queryOptions({
    queryKey: ['own', 'agentAnnouncements', language, { pageNo }],
    queryFn: ({ signal }) =>
      platform.call('getAgentAnnouncements', {
        query: { pageNo, language },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** `GET /wps/agent/announcements?id=`: one announcement; null if it no longer exists. */
export const announcementQuery = (platform: PlatformClient, language: string, id: number) =>
  queryOptions({
    queryKey: ['own', 'agentAnnouncements', language, { id }],
    queryFn: async ({ signal }) => {
      const query = { id, language };
      const { announcements } = await platform.call('getAgentAnnouncements', { query, signal });
      return announcements[0] ?? null;
    },
  });
