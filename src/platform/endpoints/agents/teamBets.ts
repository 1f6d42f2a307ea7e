import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { BetState, GameType } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import { nextPage, PAGE_SIZE, recordParams, type TeamRecordFilter } from './teamRecords.ts';

/** Which bets of the team are asked for; what is left out narrows nothing. */
export interface TeamBetFilter extends TeamRecordFilter {
  gameType: GameType | undefined;
  /** The vendor's code. */
  vassalage: string | undefined;
  state: BetState | undefined;
}

const params = ({ gameType, vassalage, state, ...record }: TeamBetFilter) => ({
  ...recordParams(record),
  ...(gameType && { gameType }),
  ...(vassalage && { vassalage }),
  ...(state && { state }),
});

/** `GET /wps/agent/bets`: what the team bet, the newest first, with the totals of the whole filter (S2.17 personalHistoryCopy). */
export const teamBetsQuery = (
  platform: PlatformClient,
  language: string,
  filter: TeamBetFilter,
  pageSize = PAGE_SIZE,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'teamBets', language, params(filter), pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTeamBets', {
        query: {
          ...params(filter),
          ...{ pageNo: pageParam, pageSize, language: contentLanguage(language) },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
