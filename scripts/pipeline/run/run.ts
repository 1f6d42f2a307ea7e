import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { cacheRoot, PROJECT, ROOT } from '#scripts/roots/roots.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { compile } from '../compile/compile.ts';
import { isFresh } from '../fresh.ts';
import type { Shard } from '../shard.ts';
import { clientFiles } from '../stored/compiledApp.ts';
import { type ShardPlan, storeShard } from '../stored/shards.ts';
import { SiteStore } from '../stored/sites.ts';
import type { BuildContext, BuildJob, Built } from './buildBrand.ts';
import { makeFolder } from './makeFolder.ts';
import { type BuildResult, type Listener, Outcomes } from './outcome.ts';
import { codeHash, coreHash, planSites } from './plan.ts';
import { revisionOf, versionsOf } from './revision.ts';
import { StoredSites } from './storedSites.ts';
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
  /** Shared with other machines: what it has is not built again. */
  store?: ObjectStore;
  /** The part of all sites that the ids are, to be recorded in the store. */
  shard?: Shard;
}

async function buildAll(
  queue: readonly BuildJob[],
  context: BuildContext,
  jobs: number,
  finish: (built: Built, job: BuildJob) => Promise<void>,
): Promise<void> {
  const threads = Math.min(jobs, queue.length);
  const pool = new Piscina<BuildJob, Built>({
    filename: join(import.meta.dirname, `worker${extname(import.meta.filename)}`),
    name: 'buildBrand',
    workerData: context,
    minThreads: threads,
    maxThreads: threads,
    // While one brand's pictures are encoded, the thread renders the pages of another.
    concurrentTasksPerWorker: 2,
  });
  try {
    await Promise.all(queue.map(async (job) => finish(await pool.run(job), job)));
  } finally {
    await pool.destroy();
  }
}

/**
 * Records what a shard has built. Returns false if a site failed for another reason than its brand: then the shard has to be built again.
 */
async function recordShard(
  store: ObjectStore,
  plan: ShardPlan,
  outcomes: Outcomes,
  records: ReadonlyMap<string, string>,
): Promise<boolean> {
  const failures = outcomes.failed();
  if (failures.some(({ problem }) => problem !== undefined)) return false;
  const sites = Object.fromEntries([...records].sort());
  await storeShard(store, plan, { sites, invalid: failures.map(({ id }) => id).sort() });
  return true;
}

/**
 * Compiles once and builds the brands, several at a time. A failed brand keeps its old site and stops no other. A brand with unchanged
 * inputs and site is skipped.
 * @throws if the code does not compile, BuildFailure if the store has another compiled app or another record of the shard
 */
export async function runBuild(options: BuildOptions, listener: Listener): Promise<BuildResult> {
  const { brandsDir, outDir, ids, jobs, force, drafts = false, store, shard } = options;
  const started = performance.now();
  const cache = cacheRoot();
  for (const folder of [outDir, join(cache, 'compiled')]) sweepDrafts(folder, Date.now());
  const compiled = await compile(ROOT, cache, store);
  const compileMs = Math.round(performance.now() - started);
  listener.compiled(compiled, compileMs);
  const code = codeHash(compiled.hash, drafts);
  const plan = await planSites(brandsDir, ids, code);
  const outcomes = new Outcomes(listener);
  for (const [id, diagnostics] of plan.refused) {
    outcomes.add({ id, status: 'failed', ms: 0, diagnostics });
  }
  const stored =
    store && new StoredSites(new SiteStore(store, clientFiles(compiled.dir), outDir), outDir);
  const isOpen = ({ id, inputs }: BuildJob): boolean => {
    if (force || !isFresh(join(outDir, id), inputs)) return true;
    outcomes.add({ id, status: 'fresh' });
    return false;
  };
  const queue = stored ? await stored.fetch(plan.jobs, outcomes) : plan.jobs.filter(isOpen);
  if (queue.length > 0) {
    await makeFolder(outDir).catch((error: unknown) => {
      throw writeProblem(error, outDir);
    });
    const pictures = join(cache, 'cache');
    const versions = versionsOf(ROOT);
    const revision = await revisionOf(ROOT);
    const shared = { root: PROJECT, brandsDir, outDir, compiled, pictures, versions, drafts };
    const context: BuildContext = { ...shared, ...(revision !== undefined && { revision }) };
    await buildAll(queue, context, jobs, async (built, job) =>
      outcomes.add(stored ? await stored.keep(built, job) : built),
    );
  }
  const result = { compiled, compileMs, ...outcomes.result(ids, started) };
  if (!store || !stored || !shard) return result;
  const core = coreHash(code);
  const built = { shard, core, sites: plan.jobs, refused: [...plan.refused.keys()] };
  return { ...result, recorded: await recordShard(store, built, outcomes, stored.records) };
}
