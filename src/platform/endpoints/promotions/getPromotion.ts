import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PromotionReader } from './getPromotions.ts';

/** `GET /wps/promotions/{code}`: a promotion with its terms and the player's own state in it (S4.16). */
export const promotionQuery = (
  platform: PlatformClient,
  { language, signedIn }: PromotionReader,
  code: string,
) =>
  queryOptions({
    queryKey: ['own', 'promotion', { signedIn, language, code }],
    queryFn: ({ signal }) =>
      platform.call('getPromotion', {
        path: { code },
        query: { language },
        signal,
      }),
  });
