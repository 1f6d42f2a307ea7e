import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { AgentAnnouncementPage } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** The days that are asked for, both included, as the market counts them: `2026-01-31`. */
export interface TeamDays {
  from: string;
  to: string;
}

/** `GET /wps/agent/teamOverview`: how large the team is, and what it did in a period, day by day (S2.17). */
export const teamOverviewQuery = (platform: PlatformClient, { from, to }: TeamDays) =>
  queryOptions({
    queryKey: ['own', 'teamOverview', { from, to }],
    queryFn: ({ signal }) => platform.call('getTeamOverview', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

/** What the operator tells agents. */
export type AgentAnnouncement = AgentAnnouncementPage['announcements'][number];

/** `GET /wps/agent/announcements`: what the operator tells agents, the newest first, nine a page (S2.17, S9.1). */
export const agentAnnouncementsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'agentAnnouncements', language],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getAgentAnnouncements', {
        query: { pageNo: pageParam, language: contentLanguage(language) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
