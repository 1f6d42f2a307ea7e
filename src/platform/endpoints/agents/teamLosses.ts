import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { PAGE_SIZE, recordParams, type TeamRecordFilter } from './teamRecords.ts';

/** The order of members: the highest loss first, the highest stakes first, or by account. */
export type LossOrder = 'loss' | 'stake' | 'account';

/** The filter and order of team results. */
export interface TeamLossFilter extends TeamRecordFilter {
  sort: LossOrder;
}

/** `GET /wps/agent/losses`: the result of each team member, with the totals of the whole filter (S1.3, S2.17 palStatementsAgentCopy). */
export const teamLossesQuery = (
  platform: PlatformClient,
  { sort, ...record }: TeamLossFilter,
  pageSize = PAGE_SIZE,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'teamLosses', recordParams(record), sort, pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeamLosses', {
        query: { ...recordParams(record), sort, pageNo: pageParam, pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
