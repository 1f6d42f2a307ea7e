import { UsageError } from '#scripts/command/exit.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { namedSites } from './named.ts';
import { releaseCommand } from './releaseCommand.ts';
import type { LiveState } from './store/hosts.ts';
import { publishedBrands } from './store/revisions.ts';

/**
 * The live sites that a command line asks for: all, or those named.
 * @throws UsageError for a name that is not live; of one that is published, it says how to make it live
 */
export async function liveSites(
  names: readonly string[],
  all: boolean,
  { brands }: LiveState,
  store: ObjectStore,
): Promise<string[]> {
  const live = Object.keys(brands);
  try {
    return namedSites(names, all, live, 'that is live');
  } catch (error) {
    const published = await publishedBrands(store);
    const offline = names.filter((name) => published.includes(name) && !live.includes(name));
    if (!(error instanceof UsageError) || offline.length === 0) throw error;
    throw new UsageError(
      ...offline.map(
        (name) =>
          `${name} is not live, so nothing was changed. To make it live: ${releaseCommand(`promote ${name}`, store.name)}.`,
      ),
    );
  }
}
