import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointRedemption } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** `GET /wps/points/items`: the redeemable items, in the operator's order (S2.9). */
export const pointItemsQuery = (platform: PlatformClient, language: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'pointItems', language],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getPointItems', {
        query: { language, pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** `POST /wps/points/passwordCheck/redeem`: takes the points at once; the operator then decides (S4.16, S7.30). */
export const redeemPoints = (
  platform: PlatformClient,
  language: string,
  body: PointRedemption,
  idempotencyKey: string,
) =>
  platform.call('redeemPoints', {
    query: { language },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
