import type { PlatformClient } from '#src/platform/client.ts';
import type {
  Login,
  LoginVerification,
  LoginVerificationSending,
  SocialLogin,
} from '#src/platform/contract.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { refusalValue } from '#src/platform/refusalValue.ts';

/** `POST /wps/session/login` (S7.2). A refusal says what the next try needs: see `nextRequirements` and `challengeOf`. */
export const login = (platform: PlatformClient, language: string, body: Login) =>
  platform.call('login', { query: { language }, body });

/** What a login needs besides the password (S3.4, S4.8). */
export interface LoginRequirements {
  captcha: boolean;
  humanCheck: boolean;
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** What the next login needs after a refusal, if that says so; else what was needed before. */
export function nextRequirements(error: unknown, before: LoginRequirements): LoginRequirements {
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

/** The second step that a login needs, if it was refused for that (S4.16). */
export const challengeOf = (error: unknown) => refusalValue('verification_needed', error);

/** `POST /wps/session/login/social`: login with a social account (S7.32). See `newcomerOf` for an unknown one. */
export const loginSocial = (platform: PlatformClient, language: string, body: SocialLogin) =>
  platform.call('loginSocial', { query: { language }, body });

/** The newcomer who can register with their social account, if a login was refused for that. */
export const newcomerOf = (error: unknown) => refusalValue('social_account_unknown', error);

/** `POST /wps/session/verification`: sends a code for the second step of a login (S4.16). */
export const sendLoginVerification = (
  platform: PlatformClient,
  language: string,
  body: LoginVerificationSending,
) => platform.call('sendLoginVerification', { query: { language }, body });

/** `PUT /wps/session/verification`: the second step of a login (S4.16). */
export const completeLoginVerification = (
  platform: PlatformClient,
  language: string,
  body: LoginVerification,
) =>
  platform.call('completeLoginVerification', {
    query: { language },
    body,
  });

/** The contract's maximum length for an operating system. */
const OS_LENGTH = 40;

/** `POST /wps/session/login/freeplay`: a session of a new trial account (S1.4, S7.14). */
export const freeplay = (platform: PlatformClient, os: string) =>
  platform.call('freeplay', { body: { os: os.slice(0, OS_LENGTH), platform: 'W' } });
