import { rm } from 'node:fs/promises';
import { replaceFile } from '#scripts/store/atomicWrite.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { isPreviewName } from '../previewHost.ts';
import type { Revision } from '../store/revisions.ts';
import { isHash } from '../store/siteFault.ts';
import { repairSite, SITES, serveSite } from './serveSite.ts';
import { serveState } from './serveState.ts';

/** The folder of previews: a file for each revision, with the hash of its site. */
const PREVIEWS = 'previews';

/**
 * Lays a published revision out for web servers. Only a store that is a folder is served from where it is.
 * @param isNew whether it was just published; one that was before may be laid out with what was damaged since
 */
export async function servePublished(
  store: ObjectStore,
  preview: string,
  { site, isNew }: { site: string; isNew: boolean },
): Promise<void> {
  if (!(store instanceof DirectoryStore)) return;
  await serveSite(store, site);
  if (!isNew) await repairSite(store, site);
  await replaceFile(
    store.name,
    store.path(`${PREVIEWS}/${preview}`),
    new TextEncoder().encode(site),
  );
}

/** Lays out the sites that are about to go live, in case their publish was killed before it did. */
export async function serveRevisions(
  store: ObjectStore,
  revisions: readonly Revision[],
): Promise<void> {
  if (!(store instanceof DirectoryStore)) return;
  await Promise.all(revisions.map(({ site }) => serveSite(store, site)));
}

/** Shows web servers what is live. */
export async function serveLive(store: ObjectStore): Promise<void> {
  if (store instanceof DirectoryStore) await serveState(store);
}

/** Removes what web servers no longer need: all but the given sites, and all but their previews. Files that do not belong to the store stay. */
export async function removeServed(
  store: ObjectStore,
  sites: ReadonlySet<string>,
  previews: ReadonlySet<string>,
): Promise<void> {
  if (!(store instanceof DirectoryStore)) return;
  for (const name of await store.names(PREVIEWS)) {
    if (isPreviewName(name) && !previews.has(name)) await store.remove(`${PREVIEWS}/${name}`);
  }
  for (const name of await store.names(SITES)) {
    if (isHash(name) && !sites.has(name))
      await rm(store.path(`${SITES}/${name}`), { recursive: true, force: true });
  }
}
