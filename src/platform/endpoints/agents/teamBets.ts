import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { BetState, GameType } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { type RecordSort, sortParams } from '#src/platform/endpoints/sortParams.ts';
import { keepRowsWhileSorting } from '#src/platform/keepRowsWhileSorting.ts';
import { PAGE_SIZE, recordParams, type TeamRecordFilter } from './teamRecords.ts';

/** The filter of team bets; fields left out filter nothing. */
export interface TeamBetFilter extends TeamRecordFilter {
  gameType: GameType | undefined;
  /** The vendor's code. */
  vassalage: string | undefined;
  state: BetState | undefined;
}

/** The columns that team bets can be sorted by. */
export const TEAM_BET_SORTS = ['at', 'stake', 'payout', 'net'] as const;
export type TeamBetSort = RecordSort<(typeof TEAM_BET_SORTS)[number]>;

const params = ({ gameType, vassalage, state, ...record }: TeamBetFilter) => ({
  ...recordParams(record),
  ...(gameType && { gameType }),
  ...(vassalage && { vassalage }),
  ...(state && { state }),
});

/**
 * `GET /wps/agent/bets`: the team's bets, the newest first unless sorted otherwise, with the totals of the whole filter (S2.17
 * personalHistoryCopy).
 */
export const teamBetsQuery = (
  platform: PlatformClient,
  language: string,
  filter: TeamBetFilter,
  sort?: TeamBetSort,
  pageSize = PAGE_SIZE,
) => {
  const asked = { ...params(filter), ...sortParams(sort) };
  const queryKey = ['own', 'teamBets', language, asked, pageSize];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeamBets', {
        query: {
          ...asked,
          ...{ pageNo: pageParam, pageSize, language },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepRowsWhileSorting(queryKey),
  });
};
