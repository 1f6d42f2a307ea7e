import type { PlatformClient } from '#src/platform/client.ts';
import type { AuthenticatorSetup } from '#src/platform/contract.generated.ts';

const PATH = '/wps/member/authenticator';

/** `POST /wps/member/authenticator`: the secret for an authenticator app. Needs a step-up. */
export const setUpAuthenticator = (platform: PlatformClient, stepUpToken?: string) =>
  platform.send<AuthenticatorSetup>('POST', PATH, { stepUpToken });

/** `PUT /wps/member/authenticator`: the first code of the app; from then on it counts. */
export const confirmAuthenticator = (platform: PlatformClient, code: string) =>
  platform.send<null>('PUT', PATH, { body: { code }, encrypted: true });

/** `DELETE /wps/member/authenticator`. Needs a step-up. */
export const removeAuthenticator = (platform: PlatformClient, stepUpToken?: string) =>
  platform.send<null>('DELETE', PATH, { stepUpToken });
