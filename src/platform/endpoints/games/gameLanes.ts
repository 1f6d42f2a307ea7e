import { queryOptions } from '@tanstack/react-query';
import { cachedInSession } from '#src/platform/cachedInSession.ts';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET GCSGAME_hotGamesV2` (S7.25): the games played most, kept in session storage (S9.5). */
export const hotGamesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['hotGames', language],
    queryFn: ({ signal }) =>
      cachedInSession(`hotGames.${language}`, () =>
        platform.call('getHotGames', {
          query: {
            isPlatform: 2,
            platform: 'html5-desktop',
            language,
          },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** `GET GCSGAME_newGameVendor` (S7.25): a lane per game type with the vendors that have new games. */
export const newGameVendorsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['newGameVendors', language],
    queryFn: ({ signal }) =>
      platform.call('getNewGameVendors', {
        query: { platform: 'html5-desktop', language },
        signal,
      }),
    staleTime: 5 * 60_000,
  });

/** `GET GCS_recentGame` (S7.25): at most 24 games that the player has played, the latest first. */
export const recentGamesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'recentGames', language],
    queryFn: async ({ signal }) => {
      const query = { language };
      return (await platform.call('getRecentGames', { query, signal })).games;
    },
    // Every game played changes it, and leaving a game leads back here.
    staleTime: 0,
  });
