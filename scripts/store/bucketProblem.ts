import { S3ServiceException } from '@aws-sdk/client-s3';
import { StoreFailure } from './storeFailure.ts';

const REFUSED = [401, 403];

/** Why a service cannot be asked, by what its client says. */
function unasked(error: Error): string {
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  if (error.name === 'CredentialsProviderError') {
    return 'there are no credentials in the environment, such as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  if (/^Region /.test(error.message)) return 'AWS_REGION in the environment is missing or wrong';
  return `the service cannot be reached${code}. See AWS_ENDPOINT_URL_S3 and the network. ${error.message}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof S3ServiceException)) return unasked(error);
  const status = error.$metadata.httpStatusCode ?? 0;
  if (error.name === 'NoSuchBucket') return 'there is no such bucket';
  if (REFUSED.includes(status)) {
    return `the service refuses these credentials (${error.name}). ${error.message}`;
  }
  return `the service answers ${status} (${error.name}). ${error.message}`;
}

/** An error of the client of a bucket as a line for people. */
export const bucketProblem = (error: unknown, store: string): StoreFailure =>
  new StoreFailure(
    `${store} cannot be used: ${reasonOf(error).replace(/\.?\s*$/, '')}. Run the command again once that is mended.`,
  );
