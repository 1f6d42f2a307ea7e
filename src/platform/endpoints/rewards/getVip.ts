import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/member/vip`: the player's level, progress to the next one, and the benefits of each (S2.16, S3.5). */
export const vipQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'vip'],
    queryFn: ({ signal }) => platform.call('getVip', { signal }),
  });
