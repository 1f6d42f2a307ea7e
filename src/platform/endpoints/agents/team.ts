import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { DownlineKind } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { type RecordSort, sortParams } from '#src/platform/endpoints/sortParams.ts';
import { keepOtherOrder } from '#src/platform/keepOtherOrder.ts';
import { PAGE_SIZE } from './teamRecords.ts';

/** What members of the team can be ordered by. */
export const TEAM_SORTS = ['account', 'joined', 'lastLogin'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

/** Which members of the team are asked for; what is left out narrows nothing. */
export interface TeamFilter {
  /** The id of the member whose downlines are listed. */
  below?: string | undefined;
  /** The beginning of an account, of the whole team. */
  account?: string | undefined;
  makes?: DownlineKind | undefined;
  /** How many levels below the agent, of the whole team. */
  level?: number | undefined;
  /** The days of joining, of the whole team. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  /** The days of a first deposit, of the whole team. */
  firstDepositFrom?: string | undefined;
  firstDepositTo?: string | undefined;
  /** What they are ordered by; agents first, then by account, where it is left out. */
  sort?: RecordSort<TeamSort> | undefined;
}

/** `GET /wps/agent/team`: the members directly below one of the team, or those of the whole team by account, level, day of joining or of a first deposit (S1.3, S2.17). */
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
    placeholderData: keepOtherOrder(queryKey),
  });
};
