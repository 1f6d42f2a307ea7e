import type { PlatformClient } from '#src/platform/client.ts';
import type { Protection, SessionLimitChange } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/protection/limit/session`: a first or shorter limit holds at once, a longer one or none waits (S2.16). */
export const setSessionLimit = (platform: PlatformClient, body: SessionLimitChange) =>
  platform.send<Protection>('PUT', '/wps/member/protection/limit/session', { body });
