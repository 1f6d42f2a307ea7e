import type { PlatformClient } from '#src/platform/client.ts';

/** What is asked of a provider. */
export interface HumanCheck {
  /** The public key of the site, for providers that know sites by one. */
  siteKey?: string | undefined;
  /** What the visitor is about to do. */
  flow: 'login' | 'register';
}

/** Shows a platform that a person is there (S3.6). Whoever gives out the check, it is asked for this way. */
export interface HumanCheckProvider {
  /**
   * What to send along as `humanCheck`; good once. Throws a `PlatformError` where the check cannot be had or passed.
   */
  pass(platform: PlatformClient, check: HumanCheck): Promise<string>;
}
