import { afterAll, beforeAll, vi } from 'vitest';
import { type Bucket, CREDENTIALS, startBucket } from './bucket.fixture.ts';

/** The bucket of a test file. */
export interface UsedBucket {
  /** The name of the bucket and the address of its service, once the tests run. */
  bucket: () => Bucket;
  /** A prefix that no other test has, for a store. */
  emptyPrefix: () => string;
}

/** Starts a bucket for the tests of a file, and names it in their environment as tools of AWS read it. */
export function usedBucket(): UsedBucket {
  let bucket: Bucket | undefined;
  let prefixes = 0;
  beforeAll(async () => {
    bucket = await startBucket();
    vi.stubEnv('AWS_ENDPOINT_URL_S3', bucket.endpoint);
    vi.stubEnv('AWS_ACCESS_KEY_ID', CREDENTIALS);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', CREDENTIALS);
    vi.stubEnv('AWS_REGION', 'us-east-1');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await bucket?.close();
  });
  return {
    bucket: () => {
      if (!bucket) throw new Error('The bucket has not been started yet.');
      return bucket;
    },
    emptyPrefix: () => {
      prefixes += 1;
      return `test-${prefixes}`;
    },
  };
}
