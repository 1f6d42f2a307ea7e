import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Winner } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** A win that was paid (S3.15). */
export type { Winner };

/** How many winners the board shows at most (S9.3). */
export const WINNERS = 20;

/** How often the board is asked for again where nobody tells of wins, in milliseconds. */
const REFRESH_MS = 60_000;

/**
 * `GET GCSGAME_getRankList` (S7.25).
 * @param live wins arrive by push, so that the board is not polled for
 */
export const rankListQuery = (platform: PlatformClient, language: string, live: boolean) =>
  queryOptions({
    queryKey: ['ranks', language],
    queryFn: ({ signal }) =>
      platform.call('getRankList', {
        query: { gameCategory: 'ALL', language: contentLanguage(language), limitNum: WINNERS },
        signal,
      }),
    staleTime: REFRESH_MS,
    refetchInterval: live ? false : REFRESH_MS,
  });
