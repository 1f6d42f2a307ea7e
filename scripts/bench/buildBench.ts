import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compileClient, compilePrerender } from '#scripts/pipeline/compile/vite.ts';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { brandId, makeBrands, touch } from './buildBrands.ts';
import { build, type CommandResult } from './buildCommand.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';

/** The figures of the build. Times in milliseconds of wall-clock time. */
export interface BuildFigures {
  brands: number;
  /** One brand, without the compile, with nothing cached. */
  perBrandMs: number;
  /** A whole `vite build` of client and prerender bundle, as a build per brand would run it. */
  viteBuildMs: number;
  /** How many times one brand's time that takes. */
  timesFaster: number;
  /** The same for the many brands, and how its time per brand compares: 1 is linear. */
  many: { brands: number; perBrandMs: number; growth: number };
  /** The peak memory of a build, all threads together. */
  peakMegabytes: number;
  /** The whole command, after one of all brands was changed. */
  touchOneMs: number;
  /** Two clean builds of the same brands gave the same bytes. */
  reproducible: boolean;
}

/** How many brands to build, and how many in parallel. */
export interface BuildBenchOptions {
  brands: number;
  many: number;
  jobs: number;
}

const MEGABYTE = 1_000_000;

async function viteBuildMs(folder: string): Promise<number> {
  const started = performance.now();
  await compileClient(ROOT, join(folder, 'client'));
  await compilePrerender(ROOT, join(folder, 'prerender'));
  return performance.now() - started;
}

const perBrand = ({ ms, compiled }: CommandResult, brands: number): number =>
  (ms - compiled.ms) / brands;

/** A cache with only the compiled app, so that every picture is encoded again. */
async function coldCache(folder: string, warm: string): Promise<string> {
  const cache = await mkdtemp(join(folder, 'cache-'));
  await cp(join(warm, 'compiled'), join(cache, 'compiled'), { recursive: true });
  return cache;
}

async function measure(folder: string, options: BuildBenchOptions): Promise<BuildFigures> {
  const { brands, many, jobs } = options;
  const brandsDir = join(folder, 'brands');
  const first = join(folder, 'first');
  const second = join(folder, 'second');
  const warm = join(folder, 'cache');
  const args = (out: string) => ['--brands', brandsDir, '--out', out, '--jobs', String(jobs)];
  await makeBrands(brandsDir, 0, brands);
  const some = await build(warm, args(first));
  await makeBrands(brandsDir, brands, many - brands);
  const all = await build(await coldCache(folder, warm), args(second));
  const ids = Array.from({ length: brands }, (_, place) => brandId(place));
  const reproducible = hashTree(first, ids) === hashTree(second, ids);
  await rm(second, { recursive: true });
  for (let place = brands; place < many; place += 1) {
    await rm(join(brandsDir, brandId(place)), { recursive: true });
  }
  await touch(brandsDir, brandId(Math.floor(brands / 2)));
  const touched = await build(warm, args(first));
  if (touched.totals.built !== 1)
    throw new Error(`Touching one brand built ${touched.totals.built}.`);
  const vite = await viteBuildMs(join(folder, 'vite'));
  const perBrandMs = perBrand(some, brands);
  const manyMs = perBrand(all, many);
  return {
    brands,
    perBrandMs,
    viteBuildMs: vite,
    timesFaster: vite / perBrandMs,
    many: { brands: many, perBrandMs: manyMs, growth: manyMs / perBrandMs },
    peakMegabytes: Math.max(some.peakBytes, all.peakBytes) / MEGABYTE,
    touchOneMs: touched.wholeMs,
    reproducible,
  };
}

/** Measures the build on its own brands, in a temporary folder. */
export async function buildBench(options: BuildBenchOptions): Promise<BuildFigures> {
  return inTemporaryFolder(async (folder) => {
    await mkdir(join(folder, 'brands'));
    return await measure(folder, options);
  });
}
