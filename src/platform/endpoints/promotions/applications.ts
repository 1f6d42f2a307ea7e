import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { multipart } from '#src/platform/form.ts';

/** An application to a promotion: at most 140 characters, one to three pictures (S5.9). */
export interface Application {
  statement: string;
  images: readonly File[];
}

/** `POST /wps/promotions/{code}/applications`: applies for a reviewed promotion (S5.9). */
export const applyForPromotion = (
  platform: PlatformClient,
  code: string,
  { statement, images }: Application,
) =>
  platform.call('applyForPromotion', {
    path: { code },
    body: multipart({ statement, images: [...images] }),
  });

/** `GET /wps/promotionApplications`: the player's applications, the newest first (S4.16). */
export const promotionApplicationsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'promotionApplications', language],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getPromotionApplications', {
        query: { language, pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
