import { sha256 } from '#scripts/pipeline/hash.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { putBlob, readBlob } from './blobs.ts';
import { ReleaseFailure } from './failure.ts';
import { parsedObject } from './parsedObject.ts';
import { siteFault } from './siteFault.ts';
import type { SiteFile } from './siteFile.ts';

/** A site as stored, the rules for its host among its files. Equal sites are the same bytes, so they have one hash. */
export interface StoredSite {
  brand: string;
  /** The hosts that serve it, the main one first. */
  domains: string[];
  /** Sorted by path. */
  files: SiteFile[];
}

const encoder = new TextEncoder();

const asBytes = (site: StoredSite): Uint8Array => encoder.encode(`${JSON.stringify(site)}\n`);

function faultOf(site: unknown): string | undefined {
  if (!isObject(site) || typeof site.brand !== 'string') return 'it names no brand';
  return siteFault(site.domains, site.files);
}

const isSite = (value: unknown): value is StoredSite => faultOf(value) === undefined;

/** The hash of a site. */
export const siteHash = (site: StoredSite): string => sha256(asBytes(site));

/** Stores the list of a site, whose files must be stored already. Returns its hash and the bytes written. */
export async function putSite(
  store: ObjectStore,
  site: StoredSite,
): Promise<{ hash: string; written: number }> {
  const bytes = asBytes(site);
  const hash = sha256(bytes);
  return { hash, written: await putBlob(store, hash, bytes) };
}

/**
 * The site of a hash, undefined if it is not stored.
 * @throws ReleaseFailure if the content of that hash is no list of a site
 */
export async function readStoredSite(
  store: ObjectStore,
  hash: string,
): Promise<StoredSite | undefined> {
  const bytes = await readBlob(store, hash);
  if (!bytes) return undefined;
  const site: unknown = parsedObject(bytes);
  if (isSite(site)) return site;
  throw new ReleaseFailure(
    `The list of site ${hash} in ${store.name} cannot be used: ${faultOf(site)}. Build its brand again and publish it.`,
  );
}
