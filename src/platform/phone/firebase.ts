import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app';
import {
  type ConfirmationResult,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { PageBrand } from '#src/brand/page.ts';
import { firebaseError } from './firebaseError.ts';
import type { PhoneProvider, PhoneToken, SentPhoneCode } from './provider.ts';

type Config = NonNullable<NonNullable<PageBrand['signIn']>['phone']>;

/** Firebase requires a minute between two codes (S4.7). */
const EXPIRED_MINUTES = 1;

/** A code that Firebase has sent. */
interface Asked {
  app: FirebaseApp;
  result: ConfirmationResult;
}

/**
 * The proof of a code. Firebase accepts it once; a player refused for another reason can reuse the same proof. Nobody stays signed in with
 * Firebase.
 */
function confirmOnce({ app, result }: Asked, firebaseChannel: string) {
  const proven = new Map<string, PhoneToken>();
  return async (code: string): Promise<PhoneToken> => {
    const known = proven.get(code);
    if (known) return known;
    try {
      const { user } = await result.confirm(code);
      const token = { firebaseChannel, firebaseIdToken: await user.getIdToken() };
      proven.set(code, token);
      await deleteApp(app);
      return token;
    } catch (error) {
      throw firebaseError(error);
    }
  };
}

/** Closing a reCAPTCHA's pictures reports nothing; after this long, in milliseconds, they are given up. */
const PATIENCE_MS = 120_000;

/** The result of a promise within the timeout; else Firebase's error for a reCAPTCHA that was not passed. */
async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: 'auth/captcha-check-failed' }), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Requests a code from Firebase. Its reCAPTCHA is invisible, and removed after. */
async function ask(config: Config, number: string, language: string): Promise<Asked> {
  const { apiKey, projectId, appId } = config;
  // Each code has its own app: nothing is kept of an earlier sign-in.
  const app = initializeApp({ apiKey, projectId, appId }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  auth.languageCode = language;
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return { app, result: await inTime(signInWithPhoneNumber(auth, number, verifier)) };
  } catch (error) {
    await deleteApp(app);
    throw error;
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** Codes by Firebase Authentication: Google sends them, and its token for the player who typed one is the proof. */
export const firebase = (config: Config): PhoneProvider => ({
  async send(number, language): Promise<SentPhoneCode> {
    const asked = await ask(config, number, language).catch((error: unknown) => {
      throw firebaseError(error);
    });
    return {
      expiredMinutes: EXPIRED_MINUTES,
      confirm: confirmOnce(asked, config.projectId),
    };
  },
});
