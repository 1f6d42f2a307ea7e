import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PrizeMode } from '#src/platform/contract.generated.ts';
import { untilNextDraw } from '#src/platform/endpoints/lottery/untilNextDraw.ts';

/**
 * `GET /lgw/vn/games/game_menu` (S7.28): lotteries with their next draw, of one prize mode if given (S4.15).
 * @param live draws arrive by push, so nothing is polled
 * @param now the platform's clock, in milliseconds since 1970
 */
export const lotteriesQuery = (
  platform: PlatformClient,
  language: string,
  prizeMode: PrizeMode | undefined,
  live: boolean,
  now: () => number,
) =>
  queryOptions({
    queryKey: ['lotteries', language, prizeMode],
    queryFn: ({ signal }) =>
      platform.call('getLotteries', {
        query: { ...(prizeMode && { prizeMode }), language },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => !live && untilNextDraw(state.data?.lotteries ?? [], now()),
  });

/** `GET /lgw/vn/games/game_menu/recent` (S7.28): the player's recent lotteries, the latest first. */
export const recentLotteriesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'recentLotteries', language],
    queryFn: ({ signal }) =>
      platform.call('getRecentLotteries', {
        query: { language },
        signal,
      }),
  });
