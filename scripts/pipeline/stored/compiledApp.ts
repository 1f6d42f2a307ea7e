import { join } from 'node:path';
import { createOrGet } from '#scripts/store/createOrGet.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { BuildFailure } from '../failure.ts';
import { readFiles, writeFiles } from './folder.ts';
import { type Files, pack, unpack } from './pack.ts';

/** The compiled apps of a store, by the hash of what each was compiled from. */
const COMPILED = 'builds/compiled';

const keyOf = (hash: string): string => `${COMPILED}/${hash}`;

const nameOf = (store: ObjectStore, key: string): string => `${key} of ${store.name}`;

async function stored(store: ObjectStore, hash: string): Promise<Files | undefined> {
  const key = keyOf(hash);
  const bytes = await store.get(key);
  return bytes && unpack(bytes, nameOf(store, key));
}

/** The folder of the files that sites have. */
const CLIENT = 'client';

/** The files of a compiled app that sites have, by their paths in sites. */
export const clientFiles = (compiledDir: string): Files => readFiles(join(compiledDir, CLIENT));

/** The same of a compiled app in a store, undefined if the store does not have it. */
export async function storedClientFiles(
  store: ObjectStore,
  hash: string,
): Promise<Files | undefined> {
  const files = await stored(store, hash);
  const prefix = `${CLIENT}/`;
  const own = [...(files ?? [])].filter(([path]) => path.startsWith(prefix));
  return files && new Map(own.map(([path, bytes]) => [path.slice(prefix.length), bytes]));
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
  const key = keyOf(hash);
  if (await store.has(key)) return;
  const files = readFiles(folder);
  const found = await createOrGet(store, key, await pack(files));
  const name = nameOf(store, key);
  if (!found || areEqual(files, await unpack(found, name))) return;
  throw new BuildFailure(
    `${name} is not what this machine compiled from the same code. Remove ${folder} and build again.`,
  );
}
