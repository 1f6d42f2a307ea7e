import type { PlatformClient } from '#src/platform/client.ts';
import type { PasswordChange } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/password`: a new password; all other sessions end (S4.4, S7.9). With CHNGPASSVERIF3 it needs a step-up. */
export const changePassword = (
  platform: PlatformClient,
  body: PasswordChange,
  stepUpToken?: string,
) => platform.send<null>('POST', '/wps/member/password', { body, encrypted: true, stepUpToken });
