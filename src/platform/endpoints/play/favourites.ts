import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';

/** All favourites come on one page (S9.3). */
const PAGE_SIZE = 999;

/** `GET MCSFE_getFavoriteGamesList` (S7.25): the player's favourite games, the newest first. */
export const favouritesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'favourites', language],
    queryFn: async ({ signal }) => {
      const page = await platform.call('getFavourites', {
        query: {
          clientType: 3,
          platform: 'flash,html5-desktop',
          language,
          pageNo: 1,
          pageSize: PAGE_SIZE,
        },
        signal,
      });
      return page.content;
    },
  });

/** What identifies a favourite (S3.14). */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

/** `POST MCSFE_addFavoriteGameV2` (S7.25). Adding a favourite twice changes nothing. */
export const addFavourite = (
  platform: PlatformClient,
  { nodeId, vassalage, gameType }: FavouriteGame,
): Promise<null> =>
  platform.call('addFavourite', { body: { nodeId, vendor: vassalage, gameType } });

/** `DELETE MCSFE_removeFavoriteGameV2` (S7.25). Removing a missing one does nothing. */
export const removeFavourite = (platform: PlatformClient, nodeId: number): Promise<null> =>
  platform.call('removeFavourite', { query: { nodeId } });
