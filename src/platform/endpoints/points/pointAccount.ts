import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointConversion } from '#src/platform/contract.generated.ts';

/** `GET /wps/points/balance`: what the player has, can claim, and waits for (S7.30). */
export const pointBalanceQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'pointBalance'],
    queryFn: ({ signal }) => platform.call('getPointBalance', { signal }),
  });

/** `GET /wps/points/config`: how points are earned and converted (S7.30). */
export const pointConfigQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'pointConfig'],
    queryFn: ({ signal }) => platform.call('getPointConfig', { signal }),
    staleTime: 5 * 60_000,
  });

/** `POST /wps/points/reward`: credits the points that play has earned since the last claim (S7.30). */
export const claimPoints = (platform: PlatformClient, idempotencyKey: string) =>
  platform.call('claimPoints', { headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/points/passwordCheck/convert`: pays what points are worth into the wallet (S7.30). */
export const convertPoints = (
  platform: PlatformClient,
  body: PointConversion,
  idempotencyKey: string,
) => platform.call('convertPoints', { body, headers: { 'Idempotency-Key': idempotencyKey } });
