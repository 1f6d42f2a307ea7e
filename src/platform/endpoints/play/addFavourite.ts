import type { PlatformClient } from '#src/platform/client.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';

/** What a favourite is known by (S3.14). */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

/** `POST MCSFE_addFavoriteGameV2` (S7.25). A game that is marked already stays so. */
export const addFavourite = (
  platform: PlatformClient,
  { nodeId, vassalage, gameType }: FavouriteGame,
): Promise<null> =>
  platform.send('POST', '/wps/relay/MCSFE_addFavoriteGameV2', {
    body: { nodeId, vendor: vassalage, gameType },
  });
