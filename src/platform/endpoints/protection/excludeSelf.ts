import type { PlatformClient } from '#src/platform/client.ts';
import type { Protection, SelfExclusion } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/protection/selfExclusion`: a break of 6 months to 5 years, which nothing takes back (S2.16). */
export const excludeSelf = (platform: PlatformClient, body: SelfExclusion) =>
  platform.send<Protection>('POST', '/wps/member/protection/selfExclusion', { body });
