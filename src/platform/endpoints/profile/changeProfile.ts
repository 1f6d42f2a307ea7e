import type { PlatformClient } from '#src/platform/client.ts';
import type { ProfileChange } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/profile`: changes what is given. The real name and the birthday are set once (S3.17). */
export const changeProfile = (platform: PlatformClient, body: ProfileChange) =>
  platform.send<null>('PUT', '/wps/member/profile', { body });
