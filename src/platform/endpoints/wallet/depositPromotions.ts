import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/**
 * `GET /wps/promotions`: the promotions for deposits, with the player's status (S2.16 depositv2). Not shared with the promotions page,
 * whose first load has a budget and would need one more script for a shared query.
 */
export const depositPromotionsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'depositPromotions', language],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getPromotions', {
        query: { type: 'deposit', language, pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
