import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { components } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** A game (S3.1). */
export type Game = components['schemas']['Game'];
/** A category of the platform's menu with its vendors (S3.2). */
export type MenuCategory = components['schemas']['GameCategory'];
/** A vendor within a category. */
export type VendorCard = components['schemas']['VendorCard'];
/** One page of games. */
export type GamePage = components['schemas']['GamePage'];

/** What a list of games is narrowed to. */
export interface GameFilter {
  gameType: components['schemas']['GameType'];
  gameClassify?: components['schemas']['GameClassify'] | undefined;
  /** The vendor's code; all vendors where it is left out. */
  vassalage?: string | undefined;
}

/** `GET /lgw/games/game_menus` (S7.24): categories and vendors hold for as long as the page is open (S9.5). */
export const gameMenusQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['gameMenus', language],
    queryFn: ({ signal }) =>
      platform.get<MenuCategory[]>('/lgw/games/game_menus', {
        query: { language: contentLanguage(language) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** `GET GCSGAME_gameList` (S7.24), page after page; `pageSize` is 12 on home and 24 elsewhere (S9.3). */
export const gameListQuery = (
  platform: PlatformClient,
  language: string,
  filter: GameFilter,
  pageSize: number,
) =>
  infiniteQueryOptions({
    queryKey: ['gameList', language, filter, pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.get<GamePage>('/wps/relay/GCSGAME_gameList', {
        query: {
          clientType: 3,
          platform: 'flash,html5-desktop',
          ...filter,
          pageNo: pageParam,
          pageSize,
          language: contentLanguage(language),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
    staleTime: 5 * 60_000,
  });
