import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

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
