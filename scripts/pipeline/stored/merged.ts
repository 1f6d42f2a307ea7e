import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { BuildFailure } from '../failure.ts';
import { storedClientFiles } from './compiledApp.ts';
import type { Files } from './pack.ts';
import { type SiteInputs, SiteStore } from './sites.ts';

/** A site of a merged build. */
interface MergedSite extends SiteInputs {
  /** The hash of its record. */
  record: string;
}

/** The index of a merged build: its sites, which are in the store of the shards. */
export interface MergedBuild {
  /** The store: a folder or the address of a bucket. */
  store: string;
  /** The hash of the compiled app. */
  compiled: string;
  sites: MergedSite[];
}

/**
 * Makes a function that gives all files of a site of a merged build; undefined for a site that is not in it.
 * @throws BuildFailure if the store no longer has the compiled app, or does not have the site that was merged
 */
export async function mergedReader(
  store: ObjectStore,
  { compiled, sites }: MergedBuild,
): Promise<(id: string) => Promise<Files | undefined>> {
  const client = await storedClientFiles(store, compiled);
  const gone = (what: string) =>
    new BuildFailure(`${what} is no longer in ${store.name}. Build the shards again.`);
  if (!client) throw gone('The compiled app');
  const stored = new SiteStore(store, client, '');
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  return async (id) => {
    const site = siteOf.get(id);
    if (!site) return undefined;
    const found = await stored.read(site, site.record);
    if (!found) throw gone(`The site of ${id}`);
    return found.files;
  };
}
