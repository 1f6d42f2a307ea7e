import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Profile } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/profile`: what the player tells of themselves; contacts are masked (S3.17). */
export const profileQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'profile'],
    queryFn: ({ signal }) => platform.get<Profile>('/wps/member/profile', { signal }),
  });
