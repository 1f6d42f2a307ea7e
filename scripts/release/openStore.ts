import { resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { DirectoryStore } from './store/directoryStore.ts';
import type { ObjectStore } from './store/objectStore.ts';

/** Opens the store of a command line: a folder, made with the first write. */
export function openStore(place: string): ObjectStore {
  if (/^\w+:\/\//.test(place)) {
    throw new UsageError(`--store wants a folder, not "${place}".`);
  }
  return new DirectoryStore(resolve(place));
}
