import type { PlatformClient } from '#src/platform/client.ts';
import type { Protection, TimeOut } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/protection/timeOut`: a break of 24 hours to 6 weeks, which nothing takes back (S2.16). */
export const takeTimeOut = (platform: PlatformClient, body: TimeOut) =>
  platform.send<Protection>('POST', '/wps/member/protection/timeOut', { body });
