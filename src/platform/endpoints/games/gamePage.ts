import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';

/** Games a page outside the lobby (S9.3). */
export const GAME_PAGE_SIZE = 24;

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

/** A page of a list of games. */
export interface PageAsked {
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
