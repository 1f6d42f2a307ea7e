import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/member/bet`: one bet of the player by its number (S2.16 personalHistoryCopy). */
export const betQuery = (platform: PlatformClient, language: string, betId: number) =>
  queryOptions({
    queryKey: ['own', 'bet', language, betId],
    queryFn: ({ signal }) => platform.call('getBet', { query: { betId, language }, signal }),
  });
