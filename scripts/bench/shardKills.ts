import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seeded } from '#scripts/brand/new/seeded.ts';
import { RECORD } from '#scripts/pipeline/emit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import type { MergedBuild } from '#scripts/pipeline/stored/merged.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { brandId, makeBrands } from './buildBrands.ts';
import { build } from './buildCommand.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';

/** What became of a build whose shards were killed. */
export interface KillFigures {
  /** The sites that were merged in the end. */
  merged: number;
  /** Sites that one machine has built as well, and how many of them have other bytes. */
  compared: number;
  different: number;
}

/** A build that kills itself before it writes its n-th object to the store. */
const KILLED = 'scripts/pipeline/killedShard.fixture.ts';

/** How many sites are also built by one machine. */
const COMPARED = 20;

/** The moments at which a shard is killed: before which of its objects, in order. It writes one for each site, and its record. */
function momentsOf(shard: number, sites: number, kills: number): number[] {
  const random = seeded(`kills of shard ${shard}`);
  const moments = Array.from({ length: kills }, () => Math.floor(random.between(1, sites + 2)));
  return moments.sort((a, b) => a - b);
}

/** Runs a shard that is killed, and fails if it is not. */
async function killed(cache: string, before: number, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [KILLED, String(before), ...args], {
    ...{ cwd: ROOT, env: { ...process.env, LIVERY_CACHE: cache } },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`The shard was not killed before object ${before}.`);
}

/** How many of the merged sites one machine builds with other bytes, of some that are spread over all of them. */
async function differences(folder: string, brandsDir: string, { sites }: MergedBuild) {
  const step = Math.ceil(sites.length / COMPARED);
  const drawn = sites.filter((_, at) => at % step === 0);
  const out = join(folder, 'one');
  const ids = drawn.map(({ id }) => id);
  await build(join(folder, 'compiler'), ['--brands', brandsDir, '--out', out, '--brand', ...ids]);
  let different = 0;
  for (const { id, record } of drawn) {
    // The record has the hash of every file.
    if (sha256(await readFile(join(out, id, RECORD))) !== record) different += 1;
  }
  return { compared: drawn.length, different };
}

async function measure(folder: string, brands: number, shards: number, kills: number) {
  const [brandsDir, index] = [join(folder, 'brands'), join(folder, 'index.json')];
  const shared = ['--brands', brandsDir, '--store', join(folder, 'store')];
  await mkdir(brandsDir);
  await makeBrands(brandsDir, 0, brands);
  const first = ['--brand', brandId(0), '--out', join(folder, 'first')];
  await build(join(folder, 'compiler'), [...shared, ...first]);
  for (let shard = 1; shard <= shards; shard += 1) {
    // Every run is on a machine of its own, which has nothing.
    const machine = join(folder, 'machine');
    const args = [...shared, '--shard', `${shard}/${shards}`, '--out', join(machine, 'dist')];
    // What is left over goes to the first shards.
    const times = Math.floor(kills / shards) + (shard <= kills % shards ? 1 : 0);
    const sites = Math.floor(brands / shards) + (shard <= brands % shards ? 1 : 0);
    // The first brand is in the store already.
    const objects = shard === 1 ? sites - 1 : sites;
    let stored = 0;
    for (const moment of momentsOf(shard, objects, times)) {
      await killed(join(machine, 'cache'), moment - stored, args);
      await rm(machine, { recursive: true, force: true });
      stored = moment - 1;
    }
    await build(join(machine, 'cache'), args);
    await rm(machine, { recursive: true, force: true });
    console.error(`shard ${shard}/${shards}: killed ${times} times`);
  }
  await build(folder, [...shared, '--merge', String(shards), '--index', index]);
  const merged: MergedBuild = JSON.parse(await readFile(index, 'utf8'));
  const found = await differences(folder, brandsDir, merged);
  return { merged: merged.sites.length, ...found };
}

/** Builds brands in shards that are killed at drawn moments and run again, in a temporary folder. */
export async function killShards(
  brands: number,
  shards: number,
  kills: number,
): Promise<KillFigures> {
  return inTemporaryFolder((folder) => measure(folder, brands, shards, kills));
}
