import type { PlatformClient } from '#src/platform/client.ts';
import type { LoginResult, SocialLogin, SocialNewcomer } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

/** `POST /wps/session/login/social`: login with an account elsewhere (S7.32). See `newcomerOf` for who is not known yet. */
export const loginSocial = (platform: PlatformClient, language: string, body: SocialLogin) =>
  platform.send<LoginResult>('POST', '/wps/session/login/social', {
    query: { language: contentLanguage(language) },
    body,
    encrypted: true,
  });

/** Who can register with their account elsewhere, if that is why a login was refused. */
export function newcomerOf(error: unknown): SocialNewcomer | undefined {
  if (!(error instanceof PlatformError) || error.code !== 'social_account_unknown')
    return undefined;
  const { value } = error;
  const told = typeof value === 'object' && value !== null && 'socialToken' in value;
  return told ? (value as SocialNewcomer) : undefined;
}
