import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** `GET /wps/member/referral`: the player's link, the earnings per tier of friends, and the claimable amount (S2.16). */
export const referralQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'referral'],
    queryFn: ({ signal }) => platform.call('getReferral', { signal }),
  });

/** `GET /wps/member/referral/friends`: the invited friends, the newest first, names masked (S2.16). */
export const referralFriendsQuery = (platform: PlatformClient) =>
  infiniteQueryOptions({
    queryKey: ['own', 'referralFriends'],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getReferralFriends', { query: { pageNo: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** `POST /wps/member/referral/claim`: pays the referral earnings since the last claim (S2.16). */
export const claimReferral = (platform: PlatformClient, idempotencyKey: string) =>
  platform.call('claimReferral', { headers: { 'Idempotency-Key': idempotencyKey } });
