import type { PlatformClient } from '#src/platform/client.ts';
import type { PointConversion, PointRecord } from '#src/platform/contract.generated.ts';

/** `POST /wps/points/passwordCheck/convert`: pays what points are worth into the wallet (S7.30). */
export const convertPoints = (
  platform: PlatformClient,
  body: PointConversion,
  idempotencyKey: string,
) =>
  platform.send<PointRecord>('POST', '/wps/points/passwordCheck/convert', {
    body,
    encrypted: true,
    idempotencyKey,
  });
