import type { PlatformClient } from '#src/platform/client.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/referral/claim`: pays what friends have brought since the last claim (S2.16). */
export const claimReferral = (platform: PlatformClient, idempotencyKey: string) =>
  platform.send<PaidReward>('POST', '/wps/member/referral/claim', { idempotencyKey });
