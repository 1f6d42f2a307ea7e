import type { PlatformClient } from '#src/platform/client.ts';
import type { LimitRaiseConfirmation, Protection } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/protection/limit/confirm`: the second word on a raise that has waited for 24 hours (S2.16). */
export const confirmLimitRaise = (platform: PlatformClient, body: LimitRaiseConfirmation) =>
  platform.send<Protection>('POST', '/wps/member/protection/limit/confirm', { body });
