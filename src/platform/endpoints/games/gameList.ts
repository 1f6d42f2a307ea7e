import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Game, GameClassify, GamePage, GameType } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** Games a page outside the lobby (S9.3). */
export const GAME_PAGE_SIZE = 24;

/** A game (S3.1), and one page of games. */
export type { Game, GamePage };

/** The orders that a list of games can have: the most played first, by the alphabet, or the new ones first. */
export const GAME_SORTS = ['popular', 'name', 'new'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/** The filter and order of a list of games. */
export interface GameFilter {
  /** All categories of the brand if left out. */
  gameType?: GameType | undefined;
  gameClassify?: GameClassify | undefined;
  /** The vendor's code; all vendors if left out. */
  vassalage?: string | undefined;
  /** A part of the name, at most 40 letters. */
  gameName?: string | undefined;
  /** The most played first if left out. */
  sort?: GameSort | undefined;
}

/** Lists are long, and pages out of sight are quickly refetched: none is kept longer than this, in milliseconds. */
const UNUSED_MS = 60_000;

interface PageAsked {
  filter: GameFilter;
  pageNo: number;
  pageSize: number;
}

/** The address of the call, for documents that make it themselves (src/app/askFirst.ts). */
export const GAME_LIST_PATH = '/wps/relay/GCSGAME_gameList';

/** The query of the call for a page. */
export const gamePageParams = (language: string, { filter, pageNo, pageSize }: PageAsked) => ({
  clientType: 3 as const,
  platform: 'flash,html5-desktop' as const,
  ...filter,
  pageNo,
  pageSize,
  language,
});

const askPage = (
  platform: PlatformClient,
  language: string,
  asked: PageAsked,
  signal: AbortSignal,
) => platform.call('getGameList', { query: gamePageParams(language, asked), signal });

/** `GET GCSGAME_gameList` (S7.24), page after page; `pageSize` is 12 on home (S9.3). */
export const gameListQuery = (
  platform: PlatformClient,
  language: string,
  filter: GameFilter,
  pageSize: number,
) =>
  infiniteQueryOptions({
    queryKey: ['gameList', language, filter, pageSize],
    queryFn: ({ pageParam: pageNo, signal }) =>
      askPage(platform, language, { filter, pageNo, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 5 * 60_000,
  });

/** One page of `GCSGAME_gameList` by its number, from 1, for lists with random access. */
export const gamePageQuery = (platform: PlatformClient, language: string, asked: PageAsked) =>
  queryOptions({
    queryKey: ['gamePage', language, asked],
    queryFn: ({ signal }) => askPage(platform, language, asked, signal),
    staleTime: 5 * 60_000,
    gcTime: UNUSED_MS,
  });
