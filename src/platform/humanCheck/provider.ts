import type { PlatformClient } from '#src/platform/client.ts';

/** The request to a provider. */
export interface HumanCheck {
  /** The site's public key, for providers that use one. */
  siteKey?: string | undefined;
  /** The visitor's action. */
  flow: 'login' | 'register';
}

/** Proves to a platform that a person is there (S3.6), the same way for every provider. */
export interface HumanCheckProvider {
  /** The value to send as `humanCheck`; good once. Throws a `PlatformError` if the check cannot be loaded or passed. */
  pass(platform: PlatformClient, check: HumanCheck): Promise<string>;
}
