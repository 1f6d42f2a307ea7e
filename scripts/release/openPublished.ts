import { existsSync } from 'node:fs';
import { UsageError } from '#scripts/command/exit.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { openStore } from '#scripts/store/openStore.ts';
import { releaseCommand } from './releaseCommand.ts';

/**
 * Opens the store of a command on what is published.
 * @throws UsageError if its folder does not exist: a mistyped name must not look like an empty store
 */
export async function openPublished(place: string): Promise<ObjectStore> {
  const store = await openStore(place);
  if (store instanceof DirectoryStore && !existsSync(store.name)) {
    throw new UsageError(
      `There is no store at ${place}. The first publish makes it: ${releaseCommand('publish --all', place)}.`,
    );
  }
  return store;
}
