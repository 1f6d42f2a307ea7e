import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { BuildFailure } from '../failure.ts';
import { readFiles, writeFiles } from './folder.ts';
import { type Files, pack, unpack } from './pack.ts';

/** The compiled apps of a store, by the hash of what each was compiled from. */
const COMPILED = 'builds/compiled';

const keyOf = (hash: string): string => `${COMPILED}/${hash}`;

async function stored(store: ObjectStore, hash: string): Promise<Files | undefined> {
  const key = keyOf(hash);
  const bytes = await store.get(key);
  return bytes && unpack(bytes, `${key} of ${store.name}`);
}

/** Writes the compiled app of a store into a folder, and returns whether the store has it. */
export async function fetchCompiled(
  store: ObjectStore,
  hash: string,
  folder: string,
): Promise<boolean> {
  const files = await stored(store, hash);
  if (files) writeFiles(folder, files);
  return files !== undefined;
}

const areEqual = (a: Files, b: Files): boolean =>
  a.size === b.size &&
  [...a].every(([path, bytes]) => Buffer.compare(bytes, b.get(path) ?? new Uint8Array()) === 0);

/**
 * Stores a compiled app, unless the store has it.
 * @throws BuildFailure if another one was stored for the same hash: sites of the two would not fit together
 */
export async function storeCompiled(
  store: ObjectStore,
  hash: string,
  folder: string,
): Promise<void> {
  if (await store.has(keyOf(hash))) return;
  const files = readFiles(folder);
  if (await store.create(keyOf(hash), await pack(files))) return;
  const other = await stored(store, hash);
  if (other && areEqual(files, other)) return;
  throw new BuildFailure(
    `${keyOf(hash)} of ${store.name} is not what this machine compiled from the same code. Remove ${folder} and build again.`,
  );
}
