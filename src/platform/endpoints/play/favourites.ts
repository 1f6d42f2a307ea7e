import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { FavouritePage } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** All favourites come on one page (S9.3). */
const PAGE_SIZE = 999;

/** `GET MCSFE_getFavoriteGamesList` (S7.25): the games that the player has marked, the newest mark first. */
export const favouritesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'favourites', language],
    queryFn: async ({ signal }) => {
      const page = await platform.get<FavouritePage>('/wps/relay/MCSFE_getFavoriteGamesList', {
        query: {
          clientType: 3,
          platform: 'flash,html5-desktop',
          language: contentLanguage(language),
          pageNo: 1,
          pageSize: PAGE_SIZE,
        },
        signal,
      });
      return page.content;
    },
  });
