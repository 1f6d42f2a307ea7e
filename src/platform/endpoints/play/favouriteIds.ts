import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { FavouriteIds } from '#src/platform/contract.generated.ts';

/** `GET MCSFE_getFavoriteGames` (S7.25): the nodes that the player has marked, the newest mark first. */
export const favouriteIdsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'favouriteIds'],
    queryFn: async ({ signal }) => {
      const path = '/wps/relay/MCSFE_getFavoriteGames';
      return (await platform.get<FavouriteIds>(path, { signal })).nodeIds;
    },
  });
