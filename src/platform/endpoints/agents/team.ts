import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { DownlineKind } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { type RecordSort, sortParams } from '#src/platform/endpoints/sortParams.ts';
import { keepRowsWhileSorting } from '#src/platform/keepRowsWhileSorting.ts';
import { PAGE_SIZE } from './teamRecords.ts';

/** The columns that team members can be sorted by. */
export const TEAM_SORTS = ['account', 'joined', 'lastLogin'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

/** The filter of team members; fields left out filter nothing. */
export interface TeamFilter {
  /** The id of the member whose downlines are listed. */
  below?: string | undefined;
  /** The start of an account, in the whole team. */
  account?: string | undefined;
  makes?: DownlineKind | undefined;
  /** How many levels below the agent, in the whole team. */
  level?: number | undefined;
  /** The days of joining, in the whole team. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  /** The days of a first deposit, in the whole team. */
  firstDepositFrom?: string | undefined;
  firstDepositTo?: string | undefined;
  /** The sort order; by default agents first, then by account. */
  sort?: RecordSort<TeamSort> | undefined;
}

/**
 * `GET /wps/agent/team`: the direct downlines of a team member, or those of the whole team by account, level, day of joining or of a first
 * deposit (S1.3, S2.17).
 */
export const teamQuery = (
  platform: PlatformClient,
  { below, account, makes, level, sort, ...days }: TeamFilter,
  pageSize = PAGE_SIZE,
) => {
  const asked = {
    ...(below && { below }),
    ...(account && { account }),
    ...(makes && { makes }),
    ...(level && { level }),
    ...days,
    ...sortParams(sort),
  };
  const queryKey = ['own', 'team', asked, pageSize];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeam', { query: { ...asked, pageNo: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepRowsWhileSorting(queryKey),
  });
};
