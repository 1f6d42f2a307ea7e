import type { PlatformClient } from '#src/platform/client.ts';
import type {
  CodeSent,
  LoginResult,
  PasswordByLink,
  PasswordBySms,
} from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `POST /wps/member/password/email`, a form: a link for a new password (S5.7, S7.12). */
export function sendPasswordLink(
  platform: PlatformClient,
  language: string,
  { username, email }: { username: string; email: string },
) {
  const body = new URLSearchParams({ username, email });
  // The contract wants this form urlencoded.

  return platform.send<CodeSent>('POST', '/wps/member/password/email', {
    query: { language: contentLanguage(language) },
    body,
  });
}

/** `POST /wps/member/password/email/reset`: a new password by the token of a link (S7.12). */
export const resetPasswordByLink = (platform: PlatformClient, body: PasswordByLink) =>
  platform.send<null>('POST', '/wps/member/password/email/reset', { body, encrypted: true });

/** `POST /wps/member/password/verification`: a new password by a code, and a session (S4.6, S7.13). */
export const resetPasswordBySms = (
  platform: PlatformClient,
  language: string,
  body: PasswordBySms,
) =>
  platform.send<LoginResult>('POST', '/wps/member/password/verification', {
    query: { language: contentLanguage(language) },
    body,
    encrypted: true,
  });
