import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { MovementKind } from '#src/platform/contract.generated.ts';
import { nextPage, PAGE_SIZE, recordParams, type TeamRecordFilter } from './teamRecords.ts';

/** Which movements of the team are asked for. */
export interface TeamTransactionFilter extends TeamRecordFilter {
  /** All kinds where it is left out. */
  kind: MovementKind | undefined;
}

const params = ({ kind, ...record }: TeamTransactionFilter) => ({
  ...recordParams(record),
  ...(kind && { kind }),
});

/**
 * `GET /wps/agent/transactions`: every movement on the accounts of the team, the newest first, with the totals of the whole filter
 * (S1.3, S2.17 agentDownlineTransactionDetailsCopy).
 */
export const teamTransactionsQuery = (
  platform: PlatformClient,
  filter: TeamTransactionFilter,
  pageSize = PAGE_SIZE,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'teamTransactions', params(filter), pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeamTransactions', {
        query: { ...params(filter), pageNo: pageParam, pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
