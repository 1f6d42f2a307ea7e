import type { PlatformClient } from '#src/platform/client.ts';
import type { PointRecord, PointRedemption } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `POST /wps/points/passwordCheck/redeem`: takes the points at once; the operator then decides (S4.16, S7.30). */
export const redeemPoints = (
  platform: PlatformClient,
  language: string,
  body: PointRedemption,
  idempotencyKey: string,
) =>
  platform.send<PointRecord>('POST', '/wps/points/passwordCheck/redeem', {
    query: { language: contentLanguage(language) },
    body,
    encrypted: true,
    idempotencyKey,
  });
