import PQueue from 'p-queue';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { blobKey, VARIANTS } from '../store/blobKey.ts';
import { putBlob, putVariants } from '../store/blobs.ts';
import type { SiteFile } from '../store/siteFile.ts';
import { putSite, siteHash } from '../store/sites.ts';
import type { BuiltSite } from './builtSite.ts';

/** How many files are written at once. */
const AT_ONCE = 16;

/** The keys that a run knows to be stored. */
export type KnownKeys = Set<string>;

/** What storing a site took, in bytes. */
export interface Stored {
  hash: string;
  /** Written to the store, compressed forms included. */
  written: number;
  /** Of the site's files, those that were stored already. */
  shared: number;
}

const keysOf = ({ sha256, compressed }: SiteFile): string[] => [
  blobKey(sha256),
  ...(compressed ? VARIANTS : []).map((variant) => blobKey(sha256, variant)),
];

/** Whether a file is stored, with its compressed forms. */
async function isStored(store: ObjectStore, file: SiteFile, known: KnownKeys): Promise<boolean> {
  for (const key of keysOf(file)) {
    if (!known.has(key) && !(await store.has(key))) return false;
    known.add(key);
  }
  return true;
}

/** Stores a file with its compressed forms, and returns how many bytes were written. */
async function storeFile(store: ObjectStore, file: SiteFile, read: BuiltSite['read']) {
  const bytes = await read(file);
  const written = await putBlob(store, file.sha256, bytes);
  return file.compressed ? written + (await putVariants(store, file.sha256, bytes)) : written;
}

/** Stores the files of a built site that are not stored yet, then its list. */
export async function storeSite(
  store: ObjectStore,
  { site, read }: BuiltSite,
  known: KnownKeys,
): Promise<Stored> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const tasks = site.files.map((file) => async () => {
    if (await isStored(store, file, known)) return { written: 0, shared: file.size };
    return { written: await storeFile(store, file, read), shared: 0 };
  });
  try {
    const done = await queue.addAll(tasks);
    const list = await putSite(store, site);
    const sum = (of: 'written' | 'shared') => done.reduce((total, one) => total + one[of], 0);
    return { hash: list.hash, written: sum('written') + list.written, shared: sum('shared') };
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}

/** What storing the site would take, compressed forms not counted. Nothing is written. */
export async function plannedBytes(
  store: ObjectStore,
  { site }: BuiltSite,
  known: KnownKeys,
): Promise<Stored> {
  let written = 0;
  let shared = 0;
  for (const file of site.files) {
    if (await isStored(store, file, known)) shared += file.size;
    else written += file.size;
    for (const key of keysOf(file)) known.add(key);
  }
  return { hash: siteHash(site), written, shared };
}
