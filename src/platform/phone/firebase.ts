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
import type { CodeUnderWay, PhoneProvider, PhoneToken } from './provider.ts';

type Config = NonNullable<NonNullable<PageBrand['signIn']>['phone']>;

/** Firebase waits a minute between two codes (S4.7). */
const EXPIRED_MINUTES = 1;

/** A code that Firebase has sent. */
interface Asked {
  app: FirebaseApp;
  result: ConfirmationResult;
}

/**
 * What a code proves. Firebase takes it once; whoever is refused for another reason can come back with the same one.
 * Nobody stays signed in with Firebase.
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

/** Pictures of a reCAPTCHA that are closed again tell nothing; after this long, in milliseconds, they are given up. */
const PATIENCE_MS = 120_000;

/** What comes of a promise within the patience; else what Firebase says to a reCAPTCHA that was not passed. */
async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: 'auth/captcha-check-failed' }), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Asks Firebase for a code. The reCAPTCHA that it wants is unseen, and gone when it is done. */
async function ask(config: Config, number: string, language: string): Promise<Asked> {
  const { apiKey, projectId, appId } = config;
  // An app of its own for each code: nothing is kept of who has signed in before.
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

/** Codes by Firebase Authentication: Google sends them, and what it says of who has typed one is the proof. */
export const firebase = (config: Config): PhoneProvider => ({
  async send(number, language): Promise<CodeUnderWay> {
    const asked = await ask(config, number, language).catch((error: unknown) => {
      throw firebaseError(error);
    });
    return {
      expiredMinutes: EXPIRED_MINUTES,
      confirm: confirmOnce(asked, config.projectId),
    };
  },
});
