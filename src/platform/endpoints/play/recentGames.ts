import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { HotGames } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET GCS_recentGame` (S7.25): at most 24 games that the player has played, the latest first. */
export const recentGamesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'recentGames', language],
    queryFn: async ({ signal }) => {
      const query = { language: contentLanguage(language) };
      const path = '/wps/relay/GCS_recentGame';
      return (await platform.get<HotGames>(path, { query, signal })).games;
    },
    // Every game that is played changes it, and the way back from a game leads here.
    staleTime: 0,
  });
