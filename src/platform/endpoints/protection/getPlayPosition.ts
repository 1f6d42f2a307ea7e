import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PlayPosition } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/protection/position`: how long the player has played, and what it cost (S2.16). */
export const playPositionQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'playPosition'],
    queryFn: ({ signal }) =>
      platform.get<PlayPosition>('/wps/member/protection/position', { signal }),
    staleTime: 0,
  });
