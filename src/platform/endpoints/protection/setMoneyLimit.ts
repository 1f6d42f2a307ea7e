import type { PlatformClient } from '#src/platform/client.ts';
import type { MoneyLimitChange, Protection } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/protection/limit/money`: a first or lower limit holds at once, a higher one or none waits (S2.16). */
export const setMoneyLimit = (platform: PlatformClient, body: MoneyLimitChange) =>
  platform.send<Protection>('PUT', '/wps/member/protection/limit/money', { body });
