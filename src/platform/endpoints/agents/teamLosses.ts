import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { PAGE_SIZE, recordParams, type TeamRecordFilter } from './teamRecords.ts';

/** The order of members: the highest loss first, the highest stakes first, or by account. */
export type LossOrder = 'loss' | 'stake' | 'account';

/** Whose results are asked for, in which order. */
export interface TeamLossFilter extends TeamRecordFilter {
  sort: LossOrder;
}

/** `GET /wps/agent/losses`: what each of the team won or lost, with the totals of the whole filter (S1.3, S2.17 palStatementsAgentCopy). */
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
