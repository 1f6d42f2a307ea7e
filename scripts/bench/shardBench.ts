import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { brandId, makeBrands, touch } from './buildBrands.ts';
import { build, type CommandResult } from './buildCommand.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import type { Section } from './page.ts';
import { atLeast, atMost, measured, number, type Row } from './row.ts';
import { killShards } from './shardKills.ts';

const MANY = 10_000;
const SHARDS = 16;
const MEGABYTE = 1_000_000;
const SECOND = 1000;

/** How many brands, in how many shards. */
export interface ShardOptions {
  brands?: number;
  shards?: number;
  /** How often shards are killed. Without it, nothing is killed, and times are measured. */
  kills?: number;
}

/** The figures of a build in shards. Times in milliseconds of wall-clock time, of whole commands, each on a machine with empty caches. */
interface ShardFigures {
  brands: number;
  shards: number;
  /** Each shard, with the compiled app in the store. */
  shardMs: number[];
  mergeMs: number;
  /** A shard of which nothing has changed, and one of which one brand has, with the merge after it. */
  sameMs: number;
  touchedMs: number;
  touchedMergeMs: number;
  storedBytes: number;
  peakBytes: number;
}

type Run = CommandResult & { wholeMs: number };

/** Fails unless a run has built and fetched so many sites. */
function expectTotals({ totals }: Run, built: number, fetched: number): void {
  if (totals.built === built && totals.fetched === fetched) return;
  throw new Error(`${totals.built} sites were built and ${totals.fetched} fetched.`);
}

async function measure(folder: string, brands: number, shards: number): Promise<ShardFigures> {
  const brandsDir = join(folder, 'brands');
  const store = join(folder, 'store');
  const shared = ['--brands', brandsDir, '--store', store];
  await mkdir(brandsDir);
  await makeBrands(brandsDir, 0, brands);
  /** Builds a shard on a machine that is given up afterwards: all of 10,000 sites would fill a disk. */
  const shard = async (index: number): Promise<Run> => {
    const machine = join(folder, 'machine');
    const args = ['--shard', `${index}/${shards}`, '--out', join(machine, 'dist')];
    const run = await build(join(machine, 'cache'), [...shared, ...args]);
    await rm(machine, { recursive: true });
    console.error(`shard ${index}/${shards}: ${number(run.wholeMs / SECOND, 1)} s`);
    return run;
  };
  /** Merges the shards into an index, and returns how long that took. */
  const merge = async (): Promise<number> => {
    const args = ['--merge', String(shards), '--index', join(folder, 'index.json')];
    const { sites, wholeMs } = await build<{ sites: number }>(folder, [...shared, ...args]);
    if (sites !== brands) throw new Error(`${sites} sites were merged.`);
    return wholeMs;
  };
  const compiler = await build(join(folder, 'compiler'), [
    ...shared,
    '--brand',
    brandId(0),
    '--out',
    join(folder, 'one'),
  ]);
  const runs: Run[] = [compiler];
  for (let index = 1; index <= shards; index += 1) runs.push(await shard(index));
  const mergeMs = await merge();
  const stored = await new DirectoryStore(store).list('builds');
  const same = await shard(1);
  const size = Math.ceil(brands / shards);
  expectTotals(same, 0, size);
  await touch(brandsDir, brandId(0));
  const touched = await shard(1);
  expectTotals(touched, 1, size - 1);
  const touchedMergeMs = await merge();
  return {
    ...{ brands, shards },
    shardMs: runs.slice(1).map(({ wholeMs }) => wholeMs),
    mergeMs,
    sameMs: same.wholeMs,
    touchedMs: touched.wholeMs,
    touchedMergeMs,
    storedBytes: stored.reduce((sum, { size: bytes }) => sum + bytes, 0),
    peakBytes: Math.max(...runs.map(({ peakBytes }) => peakBytes)),
  };
}

function rowsOf(figures: ShardFigures): Row[] {
  const { brands, shards, shardMs } = figures;
  const all = shardMs.reduce((sum, ms) => sum + ms, 0);
  const seconds = (figure: string, ms: number) => measured(figure, `${number(ms / SECOND, 1)} s`);
  return [
    atMost('a brand, in shards', all / brands, 150, 'ms', 1),
    seconds(
      `the longest of ${shards} shards: all of them, on as many machines`,
      Math.max(...shardMs),
    ),
    seconds('all shards merged', figures.mergeMs),
    seconds('a shard of which nothing has changed', figures.sameMs),
    seconds('a shard of which one brand has changed', figures.touchedMs),
    seconds('merged again after that', figures.touchedMergeMs),
    measured('the store, a brand', `${number(figures.storedBytes / brands / SECOND, 0)} KB`),
    atMost('most memory, all threads together', figures.peakBytes / MEGABYTE, 2000, 'MB'),
  ];
}

/** What is left of a build whose shards were killed, against what is left of one that was not. */
async function killSections(brands: number, shards: number, kills: number): Promise<Section[]> {
  const { merged, compared, different } = await killShards(brands, shards, kills);
  const rows = [
    atLeast('sites merged in the end', merged, brands),
    atMost(
      `of ${compared} sites, those that one machine builds with other bytes`,
      different,
      0,
      '',
    ),
  ];
  const text = `${number(brands)} brands in ${shards} shards, which were killed ${kills} times before drawn objects and run again, each time with empty caches.`;
  return [{ title: 'Many machines that are killed', text, rows }];
}

/** Measures a build in shards on its own brands, in a temporary folder. */
export async function shardSections({
  brands = MANY,
  shards = SHARDS,
  kills = 0,
}: ShardOptions): Promise<Section[]> {
  if (kills > 0) return killSections(brands, shards, kills);
  return inTemporaryFolder(async (folder) => {
    const figures = await measure(folder, brands, shards);
    return [
      {
        title: 'Many machines',
        text:
          `${number(brands)} brands made by \`npm run brand -- new\` with seeded variety, in ${shards} shards, one after another on this machine, each with ` +
          'empty caches, and a folder of this machine as the store, which has the compiled app. Whole commands.',
        rows: rowsOf(figures),
      },
    ];
  });
}
