import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { openStore } from '#scripts/store/openStore.ts';
import { brandIds, requireBrands, siteIds } from '../brands.ts';
import { inShard, parseShard, type Shard } from '../shard.ts';
import type { MergeOptions } from './merge.ts';
import type { BuildOptions } from './run.ts';

/** The flags of the command line, as typed. */
export interface Flags {
  all?: boolean;
  brand?: string[];
  brands: string;
  out: string;
  shard?: string;
  store?: string;
  merge?: string;
  index?: string;
  jobs?: string;
  json?: boolean;
  force?: boolean;
  compileOnly?: boolean;
  removeSite?: string[];
}

function atLeastOne(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new UsageError(`${flag} wants a whole number of at least 1, not "${text}".`);
}

/** More than any cluster has machines; a slip of the keyboard is not asked for one by one. */
const MOST_SHARDS = 100_000;

function shardsOf(text: string): number {
  const shards = /^\d+$/.test(text) ? Number(text) : 0;
  if (shards >= 1 && shards <= MOST_SHARDS) return shards;
  throw new UsageError(
    `--merge wants the number of shards that were built, from 1 to ${MOST_SHARDS}, not "${text}".`,
  );
}

function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  return atLeastOne('--jobs', text);
}

function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const shard = parseShard(text);
  if (shard) return shard;
  throw new UsageError(`--shard wants i/n with i from 1 to n, such as 2/8, not "${text}".`);
}

/** A brand's site must never be written to its source folder. */
function checkOut(brandsDir: string, outDir: string): void {
  const inside = relative(brandsDir, outDir);
  if (inside === '' || !inside.startsWith('..')) {
    throw new UsageError(`--out must not lie in the folder of brands, ${brandsDir}.`);
  }
  if (existsSync(outDir) && !statSync(outDir).isDirectory()) {
    throw new UsageError(`--out must be a folder; ${outDir} is a file.`);
  }
}

/** Where brands are read from and sites go, and which. */
async function wantedSites(
  flags: Flags,
): Promise<Pick<BuildOptions, 'brandsDir' | 'outDir' | 'ids'>> {
  if (flags.all && flags.brand) throw new UsageError('Give either --all or --brand, not both.');
  const brandsDir = resolve(flags.brands);
  const outDir = resolve(flags.out);
  checkOut(brandsDir, outDir);
  const known = await brandIds(brandsDir);
  if (flags.brand) requireBrands(flags.brand, known);
  const wanted = flags.brand ? [...new Set(flags.brand)].sort() : known;
  return { brandsDir, outDir, ids: await siteIds(brandsDir, wanted) };
}

/**
 * The options of the command line. Without `--brand`, all brands are built.
 * @throws UsageError if it cannot be done
 */
export async function buildOptions(flags: Flags): Promise<BuildOptions> {
  if (flags.index !== undefined) throw new UsageError('--index goes with --merge only.');
  if (flags.store !== undefined && flags.force) {
    throw new UsageError(
      '--force does not go with --store, which has one site for the same inputs.',
    );
  }
  const { ids, ...places } = await wantedSites(flags);
  const shard = shardOf(flags.shard);
  return {
    ...places,
    ids: shard ? inShard(ids, shard) : ids,
    jobs: jobsOf(flags.jobs),
    force: flags.force === true,
    ...(flags.store !== undefined && { store: await openStore(flags.store) }),
    ...(shard && { shard }),
  };
}

/**
 * The options of a merge of so many shards.
 * @throws UsageError if it cannot be done
 */
export async function mergeOptions(flags: Flags, shards: string): Promise<MergeOptions> {
  if (flags.index?.trim() === '') {
    throw new UsageError('--index wants the name of a file, and it is empty.');
  }
  if (flags.store === undefined) throw new UsageError('--merge wants the --store of the shards.');
  if (flags.shard !== undefined || flags.force) {
    throw new UsageError('--merge goes with neither --shard nor --force.');
  }
  return {
    ...(await wantedSites(flags)),
    shards: shardsOf(shards),
    store: await openStore(flags.store),
  };
}
