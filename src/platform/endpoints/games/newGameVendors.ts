import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { NewGameVendors } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET GCSGAME_newGameVendor` (S7.25): a lane per game type with the vendors that have new games. */
export const newGameVendorsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['newGameVendors', language],
    queryFn: ({ signal }) =>
      platform.get<NewGameVendors>('/wps/relay/GCSGAME_newGameVendor', {
        query: { platform: 'html5-desktop', language: contentLanguage(language) },
        signal,
      }),
    staleTime: 5 * 60_000,
  });
