import { AuthErrorCodes } from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import words from '#words/platform.json' with { type: 'json' };
import { firebaseError } from './firebaseError.ts';

const all: readonly string[] = Object.values(AuthErrorCodes);
const known = (code: string) => firebaseError({ code }).code;

/** The texts of S8.8 for phone providers, by their catalogue codes. */
const TEXTS: [text: string, code: string, errors: string[]][] = [
  ['invalid phone number format', 'invalid_phone_format', ['auth/invalid-phone-number']],
  ['enter a valid phone number', 'invalid_phone', ['auth/missing-phone-number']],
  ['too many requests, retry after 5 minutes', 'too_many_requests', ['auth/too-many-requests']],
  ['verification code not valid', 'verification_code_invalid', ['auth/invalid-verification-code']],
  ['verification code missing', 'verification_code_missing', ['auth/missing-verification-code']],
  ['verification code expired', 'verification_code_expired', ['auth/code-expired']],
  [
    'invalid reCaptcha or unauthorised domain',
    'recaptcha_invalid',
    ['auth/captcha-check-failed', 'auth/invalid-app-credential', 'auth/unauthorized-domain'],
  ],
  ['quota not sufficient', 'quota_exceeded', ['auth/quota-exceeded']],
  ['function not enabled', 'function_disabled', ['auth/operation-not-allowed']],
  ['login failure (popup closed)', 'login_failed', ['auth/popup-closed-by-user']],
  ['network link abnormal', 'network', ['auth/network-request-failed']],
  ['unknown error', 'unexpected_error', ['auth/internal-error', 'auth/argument-error']],
];

describe('the errors of Firebase', () => {
  it.each(TEXTS)('are shown as “%s” (S8.8)', (_, code, errors) => {
    expect(words.error).toHaveProperty(code);
    for (const error of errors) {
      expect(all).toContain(error);
      expect(known(error)).toBe(code);
    }
  });

  it('have words of the catalogue, each one of them (S8.8)', () => {
    expect(all.length).toBeGreaterThan(90);
    for (const error of all) expect(words.error).toHaveProperty(known(error));
  });

  it.each([undefined, null, 'auth/code-expired', new Error('no code'), { code: 7 }])(
    'are unknown if %s is not a known error (S8.8)',
    (error) => {
      expect(firebaseError(error).code).toBe('unexpected_error');
    },
  );
});
