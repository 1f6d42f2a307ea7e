import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PrizeMode } from '#src/platform/contract.generated.ts';

/** How often the shown results are polled without draw events, in milliseconds. */
const REFRESH_MS = 10_000;

/**
 * `GET /lgw/vn/numeros/opened/game` (S7.28): the latest results of a lottery, the newest first.
 * @param live draws arrive by push, so nothing is polled
 */
export const drawsQuery = (platform: PlatformClient, gameCode: string, live: boolean) =>
  queryOptions({
    queryKey: ['draws', gameCode],
    queryFn: ({ signal }) => platform.call('getDraws', { query: { gameCode }, signal }),
    staleTime: 0,
    refetchInterval: live ? false : REFRESH_MS,
  });

/** How often the latest results are polled without draw events, in milliseconds. */
const LATEST_REFRESH_MS = 30_000;

/**
 * `GET /lotto/lgw/games/opened/numero` (S7.28): the latest result of every lottery, of one prize mode if given.
 * @param live draws arrive by push, so nothing is polled
 */
export const latestDrawsQuery = (
  platform: PlatformClient,
  prizeMode: PrizeMode | undefined,
  live: boolean,
) =>
  queryOptions({
    queryKey: ['latestDraws', prizeMode],
    queryFn: ({ signal }) =>
      platform.call('getLatestDraws', { query: { ...(prizeMode && { prizeMode }) }, signal }),
    staleTime: 0,
    refetchInterval: live ? false : LATEST_REFRESH_MS,
  });
