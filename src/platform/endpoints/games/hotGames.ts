import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { HotGames } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import { oncePerSession } from '#src/platform/oncePerSession.ts';

/** `GET GCSGAME_hotGamesV2` (S7.25): the games played most, kept in session storage (S9.5). */
export const hotGamesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['hotGames', language],
    queryFn: ({ signal }) =>
      oncePerSession(`hotGames.${language}`, () =>
        platform.get<HotGames>('/wps/relay/GCSGAME_hotGamesV2', {
          query: {
            isPlatform: 2,
            platform: 'html5-desktop',
            language: contentLanguage(language),
          },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
