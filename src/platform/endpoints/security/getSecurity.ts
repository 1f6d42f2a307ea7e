import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Security } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/security`: what the player has bound, and the ways of a step-up (S2.16). */
export const securityQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'security'],
    queryFn: ({ signal }) => platform.get<Security>('/wps/member/security', { signal }),
  });
