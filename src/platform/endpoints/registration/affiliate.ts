import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/agent/affiliate`: whether an invitation code allows a registration (S7.10). */
export const affiliateQuery = (platform: PlatformClient, code: string) =>
  queryOptions({
    queryKey: ['affiliate', code],
    queryFn: ({ signal }) => platform.call('getAffiliate', { query: { code }, signal }),
  });
