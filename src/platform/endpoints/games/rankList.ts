import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Winner } from '#src/platform/contract.generated.ts';

/** A win that was paid (S3.15). */
export type { Winner };

/** The maximum number of winners on the board (S9.3). */
export const WINNERS = 20;

/** How often the board is polled without win events, in milliseconds. */
const REFRESH_MS = 60_000;

/**
 * `GET GCSGAME_getRankList`: the winner board (S7.25).
 * @param live wins arrive by push, so the board is not polled
 */
export const winnersQuery = (platform: PlatformClient, language: string, live: boolean) =>
  queryOptions({
    queryKey: ['ranks', language],
    queryFn: ({ signal }) =>
      platform.call('getRankList', {
        query: { gameCategory: 'ALL', language, limitNum: WINNERS },
        signal,
      }),
    staleTime: REFRESH_MS,
    refetchInterval: live ? false : REFRESH_MS,
  });
