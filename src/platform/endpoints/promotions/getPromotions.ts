import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PromotionType } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** The reader and the language: both change a promotion's content. */
export interface PromotionReader {
  language: string;
  /** With a session each promotion has the player's own state (S4.16). */
  signedIn: boolean;
}

/** `GET /wps/promotions`: current and upcoming promotions, of one type or all (S2.3). */
export const promotionsQuery = (
  platform: PlatformClient,
  { language, signedIn }: PromotionReader,
  type: PromotionType | undefined,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'promotions', { signedIn, language, type }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getPromotions', {
        query: { ...(type && { type }), language, pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
