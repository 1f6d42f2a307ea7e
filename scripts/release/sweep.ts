import type { ListedObject, ObjectStore } from '#scripts/store/objectStore.ts';
import { previewName } from './previewHost.ts';
import { removeServed } from './serve/serving.ts';
import { BLOBS } from './store/blobKey.ts';
import { hashOfBlob } from './store/blobs.ts';
import { entryOf } from './store/entryOf.ts';
import { ReleaseFailure } from './store/failure.ts';
import { type LiveState, readState } from './store/hosts.ts';
import {
  KEPT_REVISIONS,
  publishedBrands,
  type Revision,
  readRevision,
  removeRevision,
  revisionNumbers,
} from './store/revisions.ts';
import { readStoredSite } from './store/sites.ts';

/** What a store no longer needs. */
export interface Garbage {
  /** The sites that are needed, and the previews of revisions that are. */
  sites: ReadonlySet<string>;
  previews: ReadonlySet<string>;
  revisions: Revision[];
  blobs: ListedObject[];
}

/** The numbers of a brand's revisions that are kept: the newest, the live one, and those that it can be rolled back to. */
function keptNumbers(numbers: readonly number[], live: LiveState['brands'][string] | undefined) {
  const referred = live ? [live.revision, ...live.before] : [];
  return new Set([...numbers.slice(-KEPT_REVISIONS), ...referred]);
}

/** The hashes of a site and of its files. */
async function contentsOf(store: ObjectStore, site: string): Promise<string[]> {
  const stored = await readStoredSite(store, site);
  if (stored) return [site, ...stored.files.map(({ sha256 }) => sha256)];
  throw new ReleaseFailure(
    `The list of site ${site} is missing in ${store.name}, so it is not known what it needs: nothing was removed.`,
  );
}

/** Finds the revisions that are too old and not referred to, and the contents that no other revision has. */
export async function findGarbage(store: ObjectStore): Promise<Garbage> {
  const { state } = await readState(store);
  const old: Revision[] = [];
  const previews = new Set<string>();
  const sites = new Set(Object.values(state.brands).map(({ site }) => site));
  for (const brand of await publishedBrands(store)) {
    const numbers = await revisionNumbers(store, brand);
    const kept = keptNumbers(numbers, entryOf(state.brands, brand));
    for (const number of numbers) {
      const revision = await readRevision(store, brand, number);
      if (!revision) continue;
      if (kept.has(number)) {
        sites.add(revision.site);
        previews.add(previewName(brand, number));
      } else old.push(revision);
    }
  }
  const needed = new Set<string>();
  for (const site of sites) for (const hash of await contentsOf(store, site)) needed.add(hash);
  const blobs = (await store.list(BLOBS)).filter(({ key }) => {
    const hash = hashOfBlob(key);
    return hash !== undefined && !needed.has(hash);
  });
  return { sites, previews, revisions: old, blobs };
}

/** Removes garbage: revisions first, so that no revision is left without its contents. */
export async function removeGarbage(store: ObjectStore, garbage: Garbage): Promise<void> {
  for (const revision of garbage.revisions) await removeRevision(store, revision);
  await removeServed(store, garbage.sites, garbage.previews);
  for (const { key } of garbage.blobs) await store.remove(key);
  await store.removeLeftovers();
}
