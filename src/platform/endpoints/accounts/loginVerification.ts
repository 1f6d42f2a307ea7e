import type { PlatformClient } from '#src/platform/client.ts';
import type {
  CodeSent,
  LoginResult,
  LoginVerification,
  LoginVerificationSending,
} from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

const PATH = '/wps/session/verification';

/** `POST /wps/session/verification`: a code for the second step of a login (S4.16). */
export const sendLoginVerification = (
  platform: PlatformClient,
  language: string,
  body: LoginVerificationSending,
) =>
  platform.send<CodeSent>('POST', PATH, {
    query: { language: contentLanguage(language) },
    body,
    encrypted: true,
  });

/** `PUT /wps/session/verification`: the second step of a login (S4.16). */
export const completeLoginVerification = (
  platform: PlatformClient,
  language: string,
  body: LoginVerification,
) =>
  platform.send<LoginResult>('PUT', PATH, {
    query: { language: contentLanguage(language) },
    body,
    encrypted: true,
  });
