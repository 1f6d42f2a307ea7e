import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { FriendPage } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/referral/friends`: who was invited, the newest first, their names masked (S2.16). */
export const referralFriendsQuery = (platform: PlatformClient) =>
  infiniteQueryOptions({
    queryKey: ['own', 'referralFriends'],
    queryFn: ({ pageParam, signal }) =>
      platform.get<FriendPage>('/wps/member/referral/friends', {
        query: { pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
