import type { PlatformClient } from '#src/platform/client.ts';

/** Shows a platform that a person is there (S3.6). Whoever gives out the check, it is asked for this way. */
export interface HumanCheckProvider {
  /**
   * What to send along as `humanCheck`; good once. Throws a `PlatformError` where the check cannot be had or passed.
   */
  pass(platform: PlatformClient): Promise<string>;
}
