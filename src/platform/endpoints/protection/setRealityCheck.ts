import type { PlatformClient } from '#src/platform/client.ts';
import type { Protection, RealityCheckChange } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/protection/realityCheck`: the time between two reality checks; one that is due is read first (S2.16). */
export const setRealityCheck = (platform: PlatformClient, body: RealityCheckChange) =>
  platform.send<Protection>('PUT', '/wps/member/protection/realityCheck', { body });
