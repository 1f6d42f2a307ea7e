import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Referral } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/referral`: the player's link, what friends of each tier bring, what can be claimed (S2.16). */
export const referralQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'referral'],
    queryFn: ({ signal }) => platform.get<Referral>('/wps/member/referral', { signal }),
  });
