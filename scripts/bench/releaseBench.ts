import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/release/cli.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { brandId } from './buildBrands.ts';
import { type SiteWeight, writeReleaseSite } from './releaseSites.ts';

/** The figures of releases. Times in milliseconds of wall-clock time. */
export interface ReleaseFigures {
  brands: number;
  /** A site published, of all of them, most of whose files are stored already. */
  publishMs: number;
  /** All brands made live, and all of them rolled back. */
  promoteMs: number;
  rollbackMs: number;
  /** The contents of the store against one and a half times the ten largest sites with the own files of all revisions. */
  storedBytes: number;
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
  const sorted = weights.map(({ whole }) => whole).sort((a, b) => b - a);
  const largest = sorted.slice(0, LARGEST).reduce((sum, size) => sum + size, 0);
  return SPARE * largest + weights.reduce((sum, { own }) => sum + own, 0);
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
  const stored = await new DirectoryStore(store).list('blobs');
  const storedBytes = stored.reduce((sum, { size }) => sum + size, 0);
  return {
    ...{ brands, publishMs: publishMs / brands, promoteMs, rollbackMs },
    ...{ storedBytes, allowedBytes: allowed(weights) },
  };
}

/** Measures releases of generated sites in a folder of its own, which it removes. */
export async function benchReleases(brands: number): Promise<ReleaseFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-releases-'));
  try {
    return await measure(folder, brands);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
