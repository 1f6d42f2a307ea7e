import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/member/protection`: the player's limits, pending raises, reality check and break (S2.16). */
export const protectionQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'protection'],
    queryFn: ({ signal }) => platform.call('getProtection', { signal }),
  });
