import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Icons } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/info/icon`: the picture of the player, and those to choose from (S7.16). */
export const iconsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'icons'],
    queryFn: ({ signal }) => platform.get<Icons>('/wps/member/info/icon', { signal }),
  });
