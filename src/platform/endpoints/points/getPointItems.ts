import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointItemPage } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET /wps/points/items`: what points can be redeemed for, in the operator's order (S2.9). */
export const pointItemsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'pointItems', language],
    queryFn: ({ pageParam, signal }) =>
      platform.get<PointItemPage>('/wps/points/items', {
        query: { language: contentLanguage(language), pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
