import { readFile } from 'node:fs/promises';
import { UsageError } from '#scripts/command/exit.ts';
import { BuildFailure } from '#scripts/pipeline/failure.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { type MergedBuild, mergedReader } from '#scripts/pipeline/stored/merged.ts';
import type { Files } from '#scripts/pipeline/stored/pack.ts';
import { openStore } from '#scripts/store/openStore.ts';
import { ReleaseFailure } from '../store/failure.ts';
import { parsedObject } from '../store/parsedObject.ts';
import { isHash } from '../store/siteFault.ts';
import type { BuiltSites } from './builtSite.ts';

const isMergedSite = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && isHash(value.inputs) && isHash(value.record);

const isMerged = (value: unknown): value is MergedBuild =>
  isObject(value) &&
  typeof value.store === 'string' &&
  isHash(value.compiled) &&
  Array.isArray(value.sites) &&
  value.sites.every(isMergedSite);

async function readIndex(file: string): Promise<MergedBuild> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`There is no index of a merged build at ${file}.`);
  });
  const index: unknown = parsedObject(bytes);
  if (isMerged(index)) return index;
  throw new UsageError(
    `${file} is no index of a merged build, as --merge with --index writes it, or is damaged. Merge again.`,
  );
}

/** Runs an action, and throws its BuildFailure as a ReleaseFailure. */
async function asRelease<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof BuildFailure) throw new ReleaseFailure(...error.problems);
    throw error;
  }
}

/**
 * The sites of a merged build, from the store of its shards. One site at a time is in memory.
 * @param file the index that the merge has written
 */
export async function mergedSites(file: string): Promise<BuiltSites> {
  const index = await readIndex(file);
  const store = await openStore(index.store);
  const filesOf = await asRelease(() => mergedReader(store, index));
  let last: { id: string; files: Promise<Files | undefined> } | undefined;
  return {
    nameOf: (id, path) => `${path} of ${id} in ${file}`,
    async read(id, path) {
      if (last?.id !== id) last = { id, files: asRelease(() => filesOf(id)) };
      return (await last.files)?.get(path);
    },
  };
}
