import type { PlatformClient } from '#src/platform/client.ts';
import type { PointRecord } from '#src/platform/contract.generated.ts';

/** `POST /wps/points/reward`: credits the points that play has earned since the last claim (S7.30). */
export const claimPoints = (platform: PlatformClient, idempotencyKey: string) =>
  platform.send<PointRecord>('POST', '/wps/points/reward', { idempotencyKey });
