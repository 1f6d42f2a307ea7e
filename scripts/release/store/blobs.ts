import { sha256 } from '#scripts/pipeline/hash.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { compressed, decompressed, VARIANTS, type Variant } from './compression.ts';
import { ReleaseFailure } from './failure.ts';

/** The folder of contents, each by its SHA-256. */
export const BLOBS = 'blobs';

/** A stored content is not what its name says. */
export class DamagedBlobError extends ReleaseFailure {
  constructor(store: string, key: string) {
    super(
      `${key} of ${store} is damaged: its content is not the one it is named by. Remove the file, and publish again a brand that has it.`,
    );
    this.name = 'DamagedBlobError';
  }
}

/** The key of a content, or of a compressed form of it, which lies beside it. */
export const blobKey = (hash: string, variant?: Variant): string =>
  `${BLOBS}/${hash.slice(0, 2)}/${hash.slice(2)}${variant === undefined ? '' : `.${variant}`}`;

/** The hash in the key of a content or of its compressed form. */
export const hashOfBlob = (key: string): string =>
  key
    .slice(BLOBS.length + 1)
    .replace('/', '')
    .replace(/\.\w+$/, '');

/** Stores a content unless it is there, and returns how many bytes were written. */
export async function putBlob(
  store: ObjectStore,
  hash: string,
  bytes: Uint8Array,
): Promise<number> {
  if (await store.has(blobKey(hash))) return 0;
  return (await store.create(blobKey(hash), bytes)) ? bytes.byteLength : 0;
}

/** Stores the compressed forms of a content unless they are there, and returns how many bytes were written. */
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
 * A content, or a compressed form of it; undefined if it is not there.
 * @throws DamagedBlobError if it is not the content of that hash
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
