import type { PlatformClient } from '#src/platform/client.ts';
import type { PlayPosition } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/protection/realityCheck/acknowledge`: the player has read the check and plays on (S2.16). */
export const acknowledgeRealityCheck = (platform: PlatformClient): Promise<PlayPosition> =>
  platform.send<PlayPosition>('POST', '/wps/member/protection/realityCheck/acknowledge');
