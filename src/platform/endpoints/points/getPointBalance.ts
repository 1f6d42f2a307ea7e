import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointBalance } from '#src/platform/contract.generated.ts';

/** `GET /wps/points/balance`: what the player has, can claim, and waits for (S7.30). */
export const pointBalanceQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'pointBalance'],
    queryFn: ({ signal }) => platform.get<PointBalance>('/wps/points/balance', { signal }),
  });
