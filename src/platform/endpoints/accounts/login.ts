import type { PlatformClient } from '#src/platform/client.ts';
import type { Login, LoginChallenge, LoginResult } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

/** `POST /wps/session/login` (S7.2). A refusal says what the next try needs: see `askedNext` and `challengeOf`. */
export const login = (platform: PlatformClient, language: string, body: Login) =>
  platform.send<LoginResult>('POST', '/wps/session/login', {
    query: { language: contentLanguage(language) },
    body,
    encrypted: true,
  });

/** What a login is asked for besides the password (S3.4, S4.8). */
export interface Asked {
  captcha: boolean;
  humanCheck: boolean;
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** What the next login needs after a refused one, as far as the refusal tells; else what was needed already. */
export function askedNext(error: unknown, before: Asked): Asked {
  if (!(error instanceof PlatformError)) return before;
  const { code, value } = error;
  if (has(value, 'captcha') && has(value, 'humanCheck')) {
    return { captcha: value.captcha === true, humanCheck: value.humanCheck === true };
  }
  return {
    captcha: before.captcha || code === 'captcha_needed' || code === 'captcha_wrong',
    humanCheck: before.humanCheck || code === 'human_check_needed' || code === 'human_check_failed',
  };
}

/** The second step that a login needs, if that is why it was refused (S4.16). */
export function challengeOf(error: unknown): LoginChallenge | undefined {
  if (!(error instanceof PlatformError) || error.code !== 'verification_needed') return undefined;
  const { value } = error;
  const told =
    has(value, 'challengeToken') && has(value, 'methods') && Array.isArray(value.methods);
  return told ? (value as unknown as LoginChallenge) : undefined;
}
