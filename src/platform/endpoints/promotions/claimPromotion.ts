import type { PlatformClient } from '#src/platform/client.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';

/** `POST /wps/promotions/{code}/claim`: pays the reward, once for a player (S4.16). */
export const claimPromotion = (platform: PlatformClient, code: string, idempotencyKey: string) =>
  platform.send<PaidReward>('POST', `/wps/promotions/${encodeURIComponent(code)}/claim`, {
    idempotencyKey,
  });
