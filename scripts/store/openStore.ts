import { resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { DirectoryStore } from './directoryStore.ts';
import type { ObjectStore } from './objectStore.ts';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])(?:\/([\w/.-]*[\w.-]))?\/?$/;

/** Opens the store of a command line: a folder, made with the first write, or a bucket such as `s3://releases`, maybe below a prefix. An empty name would be the working folder. */
export async function openStore(place: string): Promise<ObjectStore> {
  if (place.trim() === '') {
    throw new UsageError(
      '--store wants a folder or a bucket such as s3://releases: its name is empty.',
    );
  }
  if (!/^\w+:\/\//.test(place)) return new DirectoryStore(resolve(place));
  const [, bucket, prefix] = BUCKET.exec(place) ?? [];
  if (bucket === undefined) {
    throw new UsageError(
      `--store wants a folder or a bucket such as s3://releases, not "${place}".`,
    );
  }
  // The client is large, and a folder does not need it.
  const { openBucket } = await import('./s3Store.ts');
  return openBucket(bucket, prefix);
}
