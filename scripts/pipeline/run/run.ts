import { join } from 'node:path';
import { Piscina } from 'piscina';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { type CompiledApp, compile } from '../compile/compile.ts';
import { stepsHash } from '../compile/fingerprint.ts';
import { isFresh } from '../fresh.ts';
import { hashTree, sha256 } from '../hash.ts';
import { brandOfSite } from '../markets.ts';
import { cacheRoot, ROOT } from '../paths.ts';
import type { BuildContext, BuildJob, Built } from './buildBrand.ts';
import { conflicts } from './conflicts.ts';
import { makeFolder } from './makeFolder.ts';
import { languageHasher } from './offeredLanguages.ts';
import { revisionOf, versionsOf } from './revision.ts';
import { sweepDrafts } from './sweep.ts';

/** What to build, and where. */
export interface BuildOptions {
  brandsDir: string;
  outDir: string;
  /** The sites to build, which must exist: of brands, and of their further markets. */
  ids: readonly string[];
  /** How many brands at once. */
  jobs: number;
  /** Also rebuilds fresh sites. */
  force: boolean;
  /** Whether the sites may offer drafts of languages, as those in development do. */
  drafts?: boolean;
}

/** The outcome of one brand. */
export type Outcome = Built | { id: string; status: 'fresh' };

/** Called as the build progresses. */
export interface Listener {
  compiled: (app: CompiledApp, ms: number) => void;
  brand: (outcome: Outcome) => void;
}

export interface BuildResult {
  compiled: CompiledApp;
  compileMs: number;
  /** In the order of the ids. */
  brands: Outcome[];
  ms: number;
  /** The process's peak memory, all threads together. */
  peakBytes: number;
}

const KIBIBYTE = 1024;

async function buildAll(
  queue: readonly BuildJob[],
  context: BuildContext,
  jobs: number,
  told: (built: Built) => void,
): Promise<Built[]> {
  if (queue.length === 0) return [];
  const threads = Math.min(jobs, queue.length);
  const pool = new Piscina<BuildJob, Built>({
    filename: join(import.meta.dirname, 'worker.ts'),
    name: 'buildBrand',
    workerData: context,
    minThreads: threads,
    maxThreads: threads,
    // While one brand's pictures are encoded, the thread renders the pages of another.
    concurrentTasksPerWorker: 2,
  });
  try {
    return await Promise.all(
      queue.map(async (job) => {
        const built = await pool.run(job);
        told(built);
        return built;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

/** Sorts the brands into those with a known outcome and those to build. */
async function plan(
  { brandsDir, outDir, ids, force }: BuildOptions,
  code: string,
): Promise<{ settled: Outcome[]; queue: BuildJob[] }> {
  const taken = await conflicts(brandsDir);
  const languagesOf = languageHasher(ROOT, brandsDir);
  const settled: Outcome[] = [];
  const queue: BuildJob[] = [];
  for (const id of ids) {
    const brand = brandOfSite(id);
    const diagnostics = taken.get(brand);
    const folder = hashTree(brandsDir, [brand]);
    const inputs = sha256(code + folder + languagesOf(brand) + id);
    if (diagnostics) settled.push({ id, status: 'failed', ms: 0, diagnostics });
    else if (!force && isFresh(join(outDir, id), inputs)) settled.push({ id, status: 'fresh' });
    else queue.push({ id, folder, inputs });
  }
  return { settled, queue };
}

/**
 * Compiles once and builds the brands, several at a time. A failed brand keeps its old site and stops no other. A brand with unchanged
 * inputs and site is skipped.
 * @throws if the code does not compile
 */
export async function runBuild(options: BuildOptions, listener: Listener): Promise<BuildResult> {
  const { brandsDir, outDir, ids, jobs, drafts = false } = options;
  const started = performance.now();
  const cache = cacheRoot();
  for (const folder of [outDir, join(cache, 'compiled')]) sweepDrafts(folder, Date.now());
  const compiled = await compile(ROOT, cache);
  const compileMs = Math.round(performance.now() - started);
  listener.compiled(compiled, compileMs);
  const versions = versionsOf(ROOT);
  const code = sha256(JSON.stringify([compiled.hash, stepsHash(ROOT), versions, drafts]));
  const { settled, queue } = await plan(options, code);
  settled.forEach(listener.brand);
  const built: Built[] = [];
  if (queue.length > 0) {
    await makeFolder(outDir).catch((error: unknown) => {
      throw writeProblem(error, outDir);
    });
    const pictures = join(cache, 'cache');
    const revision = await revisionOf(ROOT);
    const shared = { root: ROOT, brandsDir, outDir, compiled, pictures, versions, drafts };
    const context: BuildContext = { ...shared, ...(revision !== undefined && { revision }) };
    built.push(...(await buildAll(queue, context, jobs, listener.brand)));
  }
  const outcomes = new Map([...settled, ...built].map((outcome) => [outcome.id, outcome]));
  return {
    compiled,
    compileMs,
    brands: ids.flatMap((id) => outcomes.get(id) ?? []),
    ms: Math.round(performance.now() - started),
    peakBytes: process.resourceUsage().maxRSS * KIBIBYTE,
  };
}
