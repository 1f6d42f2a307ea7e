import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { MovementKind } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { type RecordSort, sortParams } from '#src/platform/endpoints/sortParams.ts';
import { keepRowsWhileSorting } from '#src/platform/keepRowsWhileSorting.ts';
import { PAGE_SIZE, recordParams, type TeamRecordFilter } from './teamRecords.ts';

/** The filter of team movements. */
export interface TeamTransactionFilter extends TeamRecordFilter {
  /** All kinds if left out. */
  kind: MovementKind | undefined;
}

/** The columns that team movements can be sorted by. */
export const TEAM_TRANSACTION_SORTS = ['at', 'amount'] as const;
export type TeamTransactionSort = RecordSort<(typeof TEAM_TRANSACTION_SORTS)[number]>;

const params = ({ kind, ...record }: TeamTransactionFilter) => ({
  ...recordParams(record),
  ...(kind && { kind }),
});

/**
 * `GET /wps/agent/transactions`: every movement on the team's accounts, the newest first unless sorted otherwise, with the totals of the
 * whole filter (S1.3, S2.17 agentDownlineTransactionDetailsCopy).
 */
export const teamTransactionsQuery = (
  platform: PlatformClient,
  filter: TeamTransactionFilter,
  sort?: TeamTransactionSort,
  pageSize = PAGE_SIZE,
) => {
  const asked = { ...params(filter), ...sortParams(sort) };
  const queryKey = ['own', 'teamTransactions', asked, pageSize];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeamTransactions', {
        query: { ...asked, pageNo: pageParam, pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepRowsWhileSorting(queryKey),
  });
};
