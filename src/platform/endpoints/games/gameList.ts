import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Game, GamePage } from '#src/platform/contract.generated.ts';
import {
  type GameFilter,
  gamePageParams,
  type PageAsked,
} from '#src/platform/endpoints/games/gamePage.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** A game (S3.1), and one page of games. */
export type { Game, GamePage };

/** Lists are long, and pages out of sight are quickly refetched: none is kept longer than this, in milliseconds. */
const UNUSED_MS = 60_000;

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
