import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { LotteryList } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET /lgw/vn/games/game_menu/recent` (S7.28): the lotteries that the player played last, the latest first. */
export const recentLotteriesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'recentLotteries', language],
    queryFn: ({ signal }) =>
      platform.get<LotteryList>('/lgw/vn/games/game_menu/recent', {
        query: { language: contentLanguage(language) },
        signal,
      }),
  });
