import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '#scripts/release/cli.ts';
import { BLOBS } from '#scripts/release/store/blobKey.ts';
import { hashOfBlob } from '#scripts/release/store/blobs.ts';
import { publishedBrands, readRevision } from '#scripts/release/store/revisions.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { brandId } from './buildBrands.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import { type SiteWeight, writeReleaseSite } from './releaseSites.ts';

/** The figures of releases. Times in milliseconds of wall-clock time. */
export interface ReleaseFigures {
  brands: number;
  /** A site published, of all of them, most of whose files are stored already. */
  publishMs: number;
  /** All brands made live, and all of them rolled back. */
  promoteMs: number;
  rollbackMs: number;
  /** The stored contents, compressed forms included, without those that only one revision of one brand has. */
  sharedBytes: number;
  /** The stored contents of single brands, likewise. */
  ownBytes: number;
  /** What the shared contents may take: one and a half times the ten largest sites. */
  allowedBytes: number;
}

const REVISIONS = 2;
const LARGEST = 10;
const SPARE = 1.5;

/** Runs one command line, and returns how long it took. */
async function timed(args: readonly string[]): Promise<number> {
  const io = {
    out: () => undefined,
    err: console.error,
    interactive: false,
    now: () => new Date(),
  };
  const started = performance.now();
  if ((await run(args, io)) !== 0) throw new Error(`release ${args.join(' ')} failed.`);
  return performance.now() - started;
}

function allowed(weights: readonly SiteWeight[]): number {
  const sorted = weights.map(({ bytes }) => bytes).sort((a, b) => b - a);
  return SPARE * sorted.slice(0, LARGEST).reduce((sum, size) => sum + size, 0);
}

/** The hashes of the lists of all sites, each of which is of one brand. */
async function siteLists(store: DirectoryStore): Promise<string[]> {
  const lists: string[] = [];
  for (const brand of await publishedBrands(store)) {
    for (let number = 1; number <= REVISIONS; number += 1) {
      const revision = await readRevision(store, brand, number);
      if (revision) lists.push(revision.site);
    }
  }
  return lists;
}

/** What a store holds: contents of single brands, and shared ones. */
async function contentsOf(
  folder: string,
  weights: readonly SiteWeight[],
): Promise<Pick<ReleaseFigures, 'sharedBytes' | 'ownBytes'>> {
  const store = new DirectoryStore(folder);
  const own = new Set([...weights.flatMap((weight) => weight.own), ...(await siteLists(store))]);
  const bytes = { sharedBytes: 0, ownBytes: 0 };
  for (const { key, size } of await store.list(BLOBS))
    bytes[own.has(hashOfBlob(key) ?? '') ? 'ownBytes' : 'sharedBytes'] += size;
  return bytes;
}

async function measure(folder: string, brands: number): Promise<ReleaseFigures> {
  const places = { brandsDir: join(folder, 'brands'), outDir: join(folder, 'dist') };
  const store = join(folder, 'store');
  await mkdir(places.brandsDir);
  const args = ['--store', store, '--brands', places.brandsDir];
  const weights: SiteWeight[] = [];
  let publishMs = 0;
  let promoteMs = 0;
  for (let build = 1; build <= REVISIONS; build += 1) {
    for (let place = 0; place < brands; place += 1) {
      weights.push(await writeReleaseSite(places, brandId(place), build));
    }
    publishMs = await timed([...args, 'publish', '--all', '--out', places.outDir]);
    promoteMs = await timed([...args, 'promote', '--all']);
  }
  const rollbackMs = await timed([...args, 'rollback', '--all']);
  return {
    ...{ brands, publishMs: publishMs / brands, promoteMs, rollbackMs },
    ...(await contentsOf(store, weights)),
    allowedBytes: allowed(weights),
  };
}

/** Measures releases of generated sites in a temporary folder. */
export async function benchReleases(brands: number): Promise<ReleaseFigures> {
  return inTemporaryFolder((folder) => measure(folder, brands));
}
