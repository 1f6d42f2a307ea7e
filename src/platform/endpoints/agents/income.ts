import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { TeamDays } from './teamOverview.ts';

/** `GET /wps/agent/income`: what the agent's contracts paid in a period, day by day and in total (S1.3, S2.17 agentRevenueReport). */
export const incomeQuery = (platform: PlatformClient, { from, to }: TeamDays) =>
  queryOptions({
    queryKey: ['own', 'agentIncome', { from, to }],
    queryFn: ({ signal }) => platform.call('getAgentIncome', { query: { from, to }, signal }),
    meta: { topics: ['balance'] },
  });
