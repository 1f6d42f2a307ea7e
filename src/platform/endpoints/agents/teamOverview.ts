import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** The requested days, both included, in the market's zone: `2026-01-31`. */
export interface TeamDays {
  from: string;
  to: string;
}

/** `GET /wps/agent/teamOverview`: the team's size, and its activity in a period, day by day (S2.17). */
export const teamOverviewQuery = (platform: PlatformClient, { from, to }: TeamDays) =>
  queryOptions({
    queryKey: ['own', 'teamOverview', { from, to }],
    queryFn: ({ signal }) => platform.call('getTeamOverview', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });
