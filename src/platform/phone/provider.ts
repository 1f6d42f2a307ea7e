import type { Login } from '#src/platform/contract.generated.ts';

/** The provider's proof of a phone for the platform (S3.6). */
export type PhoneToken = Required<Pick<Login, 'firebaseChannel' | 'firebaseIdToken'>>;

/** A code on its way to a phone. */
export interface SentPhoneCode {
  /** After how many minutes another one can be requested (S4.7). */
  expiredMinutes: number;
  /** Checks the received code with the provider. Throws a `PlatformError` with a code of S8.8 if it is wrong. */
  confirm(code: string): Promise<PhoneToken>;
}

/** A provider that sends codes to phones instead of the platform (S7.32). */
export interface PhoneProvider {
  /** Sends a code to a number in E.164, in a language. Throws a `PlatformError` with a code of S8.8 if it cannot. */
  send(number: string, language: string): Promise<SentPhoneCode>;
}
