import { PlatformError } from '#src/platform/PlatformError.ts';

/** The catalogue codes of Firebase errors (S8.8). */
const CODES: Readonly<Record<string, string>> = {
  'auth/invalid-phone-number': 'invalid_phone_format',
  'auth/missing-phone-number': 'invalid_phone',
  'auth/too-many-requests': 'too_many_requests',
  'auth/invalid-verification-code': 'verification_code_invalid',
  'auth/missing-verification-code': 'verification_code_missing',
  'auth/code-expired': 'verification_code_expired',
  'auth/invalid-verification-id': 'verification_code_expired',
  'auth/missing-verification-id': 'verification_code_expired',
  'auth/captcha-check-failed': 'recaptcha_invalid',
  'auth/invalid-app-credential': 'recaptcha_invalid',
  'auth/missing-app-credential': 'recaptcha_invalid',
  'auth/invalid-recaptcha-token': 'recaptcha_invalid',
  'auth/missing-recaptcha-token': 'recaptcha_invalid',
  'auth/app-not-authorized': 'recaptcha_invalid',
  'auth/unauthorized-domain': 'recaptcha_invalid',
  'auth/quota-exceeded': 'quota_exceeded',
  'auth/operation-not-allowed': 'function_disabled',
  'auth/admin-restricted-operation': 'function_disabled',
  'auth/user-disabled': 'function_disabled',
  'auth/cancelled-popup-request': 'login_failed',
  'auth/popup-closed-by-user': 'login_failed',
  'auth/user-cancelled': 'login_failed',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'timeout',
};

const codeOf = (error: unknown): string => {
  const { code } = Object(error);
  return (typeof code === 'string' && CODES[code]) || 'unexpected_error';
};

/** A Firebase error as the catalogue's; one that is not listed is an unknown error (S8.8). */
export const firebaseError = (cause: unknown): PlatformError =>
  new PlatformError({ code: codeOf(cause), status: 0 }, { cause });
