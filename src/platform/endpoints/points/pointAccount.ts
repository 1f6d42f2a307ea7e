import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointConversion } from '#src/platform/contract.generated.ts';

/** `GET /wps/points/balance`: the player's points: held, claimable and pending (S7.30). */
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

/** `POST /wps/points/reward`: credits the points earned by play since the last claim (S7.30). */
export const claimPoints = (platform: PlatformClient, idempotencyKey: string) =>
  platform.call('claimPoints', { headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/points/passwordCheck/convert`: converts points to money in the wallet (S7.30). */
export const convertPoints = (
  platform: PlatformClient,
  body: PointConversion,
  idempotencyKey: string,
) => platform.call('convertPoints', { body, headers: { 'Idempotency-Key': idempotencyKey } });
