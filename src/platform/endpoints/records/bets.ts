import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  Bet,
  BetPage,
  BetState,
  GameType,
  RecordsFile,
} from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { keepRowsWhileSorting } from '#src/platform/keepRowsWhileSorting.ts';

/** A bet of the record, and a page of them. */
export type { Bet, BetPage, BetState };

/** Bets a page. */
const PAGE_SIZE = 20;

/** The filter of bets; fields left out filter nothing. */
export interface BetFilter {
  gameType: GameType | undefined;
  /** The vendor's code. */
  vassalage: string | undefined;
  /** A part of the game's name, at most 40 letters. */
  gameName: string | undefined;
  state: BetState | undefined;
  /** The first and the last day in the market's zone, `2026-01-31`. */
  from: string;
  to: string;
}

/** The sort order of bets. */
export interface BetOrder {
  sort: 'at' | 'stake' | 'payout' | 'net';
  order: 'asc' | 'desc';
}

const params = ({ gameType, vassalage, gameName, state, from, to }: BetFilter) => ({
  ...(gameType && { gameType }),
  ...(vassalage && { vassalage }),
  ...(gameName && { gameName }),
  ...(state && { state }),
  ...{ from, to },
});

/** `GET /wps/member/bets`: the player's betting record with the totals of the whole filter (S2.16 personalHistoryCopy). */
export const betsQuery = (
  platform: PlatformClient,
  language: string,
  filter: BetFilter,
  { sort, order }: BetOrder,
) => {
  const queryKey = ['own', 'bets', language, params(filter), { sort, order }];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      platform.call('getBets', {
        query: {
          ...params(filter),
          ...{ sort, order, pageNo: pageParam, pageSize: PAGE_SIZE },
          language,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepRowsWhileSorting(queryKey),
  });
};

/** `GET /wps/member/bets/export`: all bets of a filter as CSV. */
export const exportBets = (
  platform: PlatformClient,
  language: string,
  filter: BetFilter,
): Promise<RecordsFile> =>
  platform.call('exportBets', {
    query: { ...params(filter), language },
  });
