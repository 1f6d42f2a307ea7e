import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET MCSFE_getFavoriteGames` (S7.25): the node ids of the player's favourites, the newest first. */
export const favouriteIdsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'favouriteIds'],
    queryFn: async ({ signal }) => (await platform.call('getFavouriteIds', { signal })).nodeIds,
  });
