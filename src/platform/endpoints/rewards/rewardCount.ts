import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/rewards/count`: the number of claimable rewards and missions (S2.16). */
export const rewardCountQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'rewardCount'],
    queryFn: ({ signal }) => platform.call('getRewardCount', { signal }),
    meta: { topics: ['promotion'] },
  });
