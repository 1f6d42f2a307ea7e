import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { DownlineKind } from '#src/platform/contract.generated.ts';
import { nextPage, PAGE_SIZE } from './teamRecords.ts';

/** Which members of the team are asked for; what is left out narrows nothing. */
export interface TeamFilter {
  /** The id of the member whose downlines are listed. */
  below?: string | undefined;
  /** The beginning of an account, of the whole team. */
  account?: string | undefined;
  makes?: DownlineKind | undefined;
}

/** `GET /wps/agent/team`: the members directly below one of the team, or those of the whole team by their account (S1.3, S2.17). */
export const teamQuery = (
  platform: PlatformClient,
  { below, account, makes }: TeamFilter,
  pageSize = PAGE_SIZE,
) => {
  const asked = { ...(below && { below }), ...(account && { account }), ...(makes && { makes }) };
  return infiniteQueryOptions({
    queryKey: ['own', 'team', asked, pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeam', { query: { ...asked, pageNo: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
};
