import { sha256 } from '#scripts/pipeline/hash.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { BLOBS, blobKey, VARIANTS, type Variant } from './blobKey.ts';
import { compressed, decompressed } from './compression.ts';
import { ReleaseFailure } from './failure.ts';

/** Thrown if the content of a blob does not match the hash in its key. */
export class DamagedBlobError extends ReleaseFailure {
  constructor(store: string, key: string) {
    super(
      `${key} of ${store} is damaged: its content is not the one it is named by. Remove the file, and publish the brands again that have it, or all: what is served of it is replaced too.`,
    );
    this.name = 'DamagedBlobError';
  }
}

const KEY = new RegExp(`^${BLOBS}/([0-9a-f]{2})/([0-9a-f]{62})(\\.(${VARIANTS.join('|')}))?$`);

/** The hash in the key of a blob or of its compressed form; undefined for any other key. */
export function hashOfBlob(key: string): string | undefined {
  const [, start, end] = KEY.exec(key) ?? [];
  return start === undefined || end === undefined ? undefined : start + end;
}

/** Stores a blob unless it is stored already. Returns the number of bytes written. */
export async function putBlob(
  store: ObjectStore,
  hash: string,
  bytes: Uint8Array,
): Promise<number> {
  if (await store.has(blobKey(hash))) return 0;
  return (await store.create(blobKey(hash), bytes)) ? bytes.byteLength : 0;
}

/** Stores the compressed forms of a blob unless they are stored already. Returns the number of bytes written. */
export async function putVariants(
  store: ObjectStore,
  hash: string,
  bytes: Uint8Array,
): Promise<number> {
  const written = await Promise.all(
    VARIANTS.map(async (variant) => {
      const key = blobKey(hash, variant);
      if (await store.has(key)) return 0;
      const small = await compressed[variant](bytes);
      return (await store.create(key, small)) ? small.byteLength : 0;
    }),
  );
  return written.reduce((sum, size) => sum + size, 0);
}

const hashOf = async (bytes: Uint8Array, variant: Variant | undefined): Promise<string> => {
  try {
    return sha256(variant === undefined ? bytes : await decompressed[variant](bytes));
  } catch {
    return 'unreadable';
  }
};

/**
 * Reads a blob or a compressed form of it. Returns undefined if it is not stored.
 * @throws DamagedBlobError if the content does not match the hash
 */
export async function readBlob(
  store: ObjectStore,
  hash: string,
  variant?: Variant,
): Promise<Uint8Array | undefined> {
  const key = blobKey(hash, variant);
  const bytes = await store.get(key);
  if (bytes && (await hashOf(bytes, variant)) !== hash) throw new DamagedBlobError(store.name, key);
  return bytes;
}
