import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** `GET /wps/member/referral`: the player's link, what friends of each tier bring, what can be claimed (S2.16). */
export const referralQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'referral'],
    queryFn: ({ signal }) => platform.call('getReferral', { signal }),
  });

/** `GET /wps/member/referral/friends`: who was invited, the newest first, their names masked (S2.16). */
export const referralFriendsQuery = (platform: PlatformClient) =>
  infiniteQueryOptions({
    queryKey: ['own', 'referralFriends'],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getReferralFriends', { query: { pageNo: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** `POST /wps/member/referral/claim`: pays what friends have brought since the last claim (S2.16). */
export const claimReferral = (platform: PlatformClient, idempotencyKey: string) =>
  platform.call('claimReferral', { headers: { 'Idempotency-Key': idempotencyKey } });
