import type { Login } from '#src/platform/contract.generated.ts';

/** What a provider gives to prove a phone to the platform with (S3.6). */
export type PhoneToken = Required<Pick<Login, 'firebaseChannel' | 'firebaseIdToken'>>;

/** A code on its way to a phone. */
export interface CodeUnderWay {
  /** After how many minutes another one can be asked for (S4.7). */
  expiredMinutes: number;
  /** Shows the provider the code that came. Throws a `PlatformError` with a code of S8.8 where it is not right. */
  confirm(code: string): Promise<PhoneToken>;
}

/** Sends codes to phones in the place of the platform (S7.32). Whoever does, it is asked this way. */
export interface PhoneProvider {
  /**
   * Sends a code to a number in E.164, in a language. Throws a `PlatformError` with a code of S8.8 where it cannot.
   */
  send(number: string, language: string): Promise<CodeUnderWay>;
}
