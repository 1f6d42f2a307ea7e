import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { bucketProblem } from './bucketProblem.ts';
import type { ListedObject, ObjectStore, VersionedObject } from './objectStore.ts';

const NOT_FOUND = 404;
/** The condition of a write does not hold, or another write came in between. */
const REFUSED = [412, 409];

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * A bucket as a store. Objects are written on a condition, which the service decides for all writers: that there is none yet, or that the
 * version is still the one that was read.
 */
class S3Store implements ObjectStore {
  readonly name: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /** @param prefix what all keys begin with, such as `livery/`; empty for a bucket of its own */
  constructor(client: S3Client, bucket: string, prefix: string) {
    this.name = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  /** Waits for the service. Only what it says of an object or of a condition is left as it is; all else is a StoreFailure. */
  async #asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      const isExpected = [NOT_FOUND, ...REFUSED].includes(statusOf(error) ?? 0);
      if (isExpected && !(error instanceof Error && error.name === 'NoSuchBucket')) throw error;
      throw bucketProblem(error, this.name);
    }
  }

  /** Writes on a condition, and returns whether it held. */
  async #put(
    key: string,
    bytes: Uint8Array,
    condition: { IfNoneMatch: '*' } | { IfMatch: string },
  ): Promise<boolean> {
    try {
      const command = new PutObjectCommand({ ...this.#at(key), Body: bytes, ...condition });
      await this.#asked(this.#client.send(command));
      return true;
    } catch (error) {
      if (REFUSED.includes(statusOf(error) ?? 0)) return false;
      throw error;
    }
  }

  async *#pages(prefix: string, delimiter?: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        ...{ Bucket: this.#bucket, Prefix: prefix },
        ...(delimiter !== undefined && { Delimiter: delimiter }),
        ...(token !== undefined && { ContinuationToken: token }),
      });
      const page: ListObjectsV2CommandOutput = await this.#asked(this.#client.send(command));
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return (await this.current(key))?.bytes;
  }

  /** A service answers once an object is stored. */
  async settle(): Promise<void> {}

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.#put(key, bytes, { IfNoneMatch: '*' });
  }

  async has(key: string): Promise<boolean> {
    try {
      await this.#asked(this.#client.send(new HeadObjectCommand(this.#at(key))));
      return true;
    } catch (error) {
      if (statusOf(error) === NOT_FOUND) return false;
      throw error;
    }
  }

  async list(prefix: string): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    for await (const { Contents = [] } of this.#pages(`${this.#prefix}${prefix}/`)) {
      for (const { Key = '', Size = 0 } of Contents) {
        found.push({ key: Key.slice(this.#prefix.length), size: Size });
      }
    }
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async names(prefix: string): Promise<string[]> {
    const folder = `${this.#prefix}${prefix}/`;
    const names: string[] = [];
    for await (const { CommonPrefixes = [], Contents = [] } of this.#pages(folder, '/')) {
      for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(folder.length, -1));
      for (const { Key = '' } of Contents) names.push(Key.slice(folder.length));
    }
    return names.sort();
  }

  async remove(key: string): Promise<void> {
    await this.#asked(this.#client.send(new DeleteObjectCommand(this.#at(key))));
  }

  /** A bucket has no half-written objects, and keeps old versions only if its owner wants it to. */
  async removeLeftovers(): Promise<void> {}

  async current(key: string): Promise<VersionedObject | undefined> {
    try {
      const command = new GetObjectCommand(this.#at(key));
      const { Body, ETag } = await this.#asked(this.#client.send(command));
      if (!Body || ETag === undefined) return undefined;
      return { bytes: await this.#asked(Body.transformToByteArray()), version: ETag };
    } catch (error) {
      if (statusOf(error) === NOT_FOUND) return undefined;
      throw error;
    }
  }

  replace(key: string, bytes: Uint8Array, before: string | undefined): Promise<boolean> {
    return this.#put(key, bytes, before === undefined ? { IfNoneMatch: '*' } : { IfMatch: before });
  }
}

/**
 * Opens a bucket with the credentials and the region of the environment, as other tools of AWS do. `AWS_ENDPOINT_URL_S3` names another
 * service than that of AWS; its buckets are in the path, which every service understands.
 */
export function openBucket(bucket: string, prefix = ''): ObjectStore {
  const elsewhere = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  const client = new S3Client({ forcePathStyle: elsewhere !== undefined });
  return new S3Store(client, bucket, prefix === '' ? '' : `${prefix}/`);
}
