import { type AnyHandler, HttpResponse, http } from 'msw';
import { RECAPTCHA_SCRIPT } from './recaptchaScript.fixture.ts';

const FIREBASE = 'https://identitytoolkit.googleapis.com';

/** The project of stories. */
export const PROJECT = {
  provider: 'firebase' as const,
  apiKey: 'public-key-of-the-story',
  projectId: 'players-of-story',
  appId: '1:1234567890:web:0a1b2c3d',
};

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The token for a correct code. It is unsigned. */
const PROOF_TOKEN = [
  part({ alg: 'none' }),
  part({ sub: 'user-of-story', exp: 4_070_908_800, iat: 1_772_460_000 }),
  'signature',
].join('.');

const refusal = (message: string) =>
  HttpResponse.json({ error: { code: 400, message } }, { status: 400 });

/** Firebase's answers: an error when sending a code or on the code, or success. */
export function firebaseAnswers({ sending, code }: { sending?: string; code?: string } = {}) {
  const user = { localId: 'user-of-story', phoneNumber: '+8801700000000' };
  return [
    http.get('https://www.google.com/recaptcha/api.js', () =>
      HttpResponse.text(RECAPTCHA_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } }),
    ),
    http.get(`${FIREBASE}/v2/recaptchaConfig`, () => refusal('RECAPTCHA_NOT_ENABLED')),
    http.get(`${FIREBASE}/v1/recaptchaParams`, () =>
      HttpResponse.json({ recaptchaSiteKey: 'site-key-of-story' }),
    ),
    http.post(`${FIREBASE}/v1/accounts\\:sendVerificationCode`, () =>
      sending ? refusal(sending) : HttpResponse.json({ sessionInfo: 'session-of-story' }),
    ),
    http.post(`${FIREBASE}/v1/accounts\\:signInWithPhoneNumber`, () =>
      code
        ? refusal(code)
        : HttpResponse.json({
            ...{ idToken: PROOF_TOKEN, refreshToken: 'refresh', expiresIn: '3600' },
            ...user,
          }),
    ),
    http.post(`${FIREBASE}/v1/accounts\\:lookup`, () => HttpResponse.json({ users: [user] })),
  ] satisfies AnyHandler[];
}
