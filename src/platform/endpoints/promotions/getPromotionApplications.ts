import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PromotionApplicationPage } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET /wps/promotionApplications`: the player's applications, the newest first (S4.16). */
export const promotionApplicationsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'promotionApplications', language],
    queryFn: ({ pageParam, signal }) =>
      platform.get<PromotionApplicationPage>('/wps/promotionApplications', {
        query: { language: contentLanguage(language), pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
