import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PromotionType } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** Who looks, and in which language: both change what a promotion says. */
export interface PromotionReader {
  language: string;
  /** With a session each promotion carries the player's own state in it (S4.16). */
  signedIn: boolean;
}

/** `GET /wps/promotions`: what runs or is about to, of one type or of all (S2.3). */
export const promotionsQuery = (
  platform: PlatformClient,
  { language, signedIn }: PromotionReader,
  type: PromotionType | undefined,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'promotions', { signedIn, language, type }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getPromotions', {
        query: { ...(type && { type }), language: contentLanguage(language), pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
