import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { brandIds, requireBrands, siteIds } from '../brands.ts';
import { inShard, parseShard } from '../shard.ts';
import type { BuildOptions } from './run.ts';

/** The flags of the command line, as typed. */
export interface Flags {
  all?: boolean;
  brand?: string[];
  brands: string;
  out: string;
  shard?: string;
  jobs?: string;
  json?: boolean;
  force?: boolean;
  compileOnly?: boolean;
  removeSite?: string[];
}

function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = Number(text);
  if (Number.isInteger(jobs) && jobs >= 1) return jobs;
  throw new UsageError(`--jobs wants a whole number of at least 1, not "${text}".`);
}

function sharded(ids: readonly string[], text: string | undefined): string[] {
  if (text === undefined) return [...ids];
  const shard = parseShard(text);
  if (shard) return inShard(ids, shard);
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

/**
 * The options of the command line. Without `--brand`, all brands are built.
 * @throws UsageError if it cannot be done
 */
export async function buildOptions(flags: Flags): Promise<BuildOptions> {
  if (flags.all && flags.brand) throw new UsageError('Give either --all or --brand, not both.');
  const brandsDir = resolve(flags.brands);
  const outDir = resolve(flags.out);
  checkOut(brandsDir, outDir);
  const known = await brandIds(brandsDir);
  if (flags.brand) requireBrands(flags.brand, known);
  const wanted = flags.brand ? [...new Set(flags.brand)].sort() : known;
  return {
    brandsDir,
    outDir,
    ids: sharded(await siteIds(brandsDir, wanted), flags.shard),
    jobs: jobsOf(flags.jobs),
    force: flags.force === true,
  };
}
