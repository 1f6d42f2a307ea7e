import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** Records a page. */
const PAGE_SIZE = 20;

/** `GET /wps/rewards`: the player's claimable rewards, the oldest first (S2.16). */
export const rewardsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'rewards', language],
    queryFn: ({ signal }) => platform.call('getRewards', { query: { language }, signal }),
    meta: { topics: ['promotion'] },
  });

/** `POST /wps/reward/{id}/claim`: pays a reward, once (S2.16). */
export const claimReward = (platform: PlatformClient, id: string, idempotencyKey: string) =>
  platform.call('claimReward', { path: { id }, headers: { 'Idempotency-Key': idempotencyKey } });

/** `GET /wps/rewards/records`: rewards claimed or expired between two days, the latest first (S2.16). */
export const rewardRecordsQuery = (
  platform: PlatformClient,
  language: string,
  { from, to }: { from: string; to: string },
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'rewardRecords', language, { from, to }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getRewardRecords', {
        query: {
          ...{ from, to, language },
          ...{ pageNo: pageParam, pageSize: PAGE_SIZE },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
