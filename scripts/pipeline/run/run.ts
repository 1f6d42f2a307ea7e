import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { cacheRoot, PROJECT, ROOT } from '#scripts/roots/roots.ts';
import { makeFolder } from '#scripts/store/makeFolder.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { compile } from '../compile/compile.ts';
import { isFresh } from '../fresh.ts';
import type { Shard } from '../shard.ts';
import { clientFiles } from '../stored/compiledApp.ts';
import { type ShardPlan, storeShard } from '../stored/shards.ts';
import { SiteStore } from '../stored/sites.ts';
import type { BuildContext, BuildJob, Built } from './buildBrand.ts';
import { type BuildResult, type Listener, Outcomes } from './outcome.ts';
import { codeHash, coreHash, planSites } from './plan.ts';
import { revisionOf, versionsOf } from './revision.ts';
import { StoredSites } from './storedSites.ts';
import { sweepDrafts } from './sweep.ts';
import type { BuildTask } from './worker.ts';

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

/** Starts threads that load the code of a build; the first starts at once, the others with the tasks. */
const startPool = (threads: number) =>
  new Piscina<BuildTask, Built>({
    filename: join(import.meta.dirname, `worker${extname(import.meta.filename)}`),
    name: 'buildBrand',
    minThreads: 1,
    maxThreads: threads,
    // While one brand's pictures are encoded, the thread renders the pages of another.
    concurrentTasksPerWorker: 2,
  });

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

/** Builds the sites of a compiled app; see `runBuild`. */
async function buildSites(
  pool: Piscina<BuildTask, Built>,
  compiled: BuildContext['compiled'],
  options: BuildOptions,
  outcomes: Outcomes,
): Promise<boolean | undefined> {
  const { brandsDir, outDir, ids, force, drafts = false, store, shard } = options;
  const code = codeHash(compiled.hash, drafts);
  const plan = await planSites(brandsDir, ids, code);
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
    const pictures = join(cacheRoot(), 'cache');
    const versions = versionsOf(ROOT);
    const revision = await revisionOf(ROOT);
    const shared = { root: PROJECT, brandsDir, outDir, compiled, pictures, versions, drafts };
    const context: BuildContext = { ...shared, ...(revision !== undefined && { revision }) };
    const build = async (job: BuildJob): Promise<void> => {
      const built = await pool.run({ context, job });
      outcomes.add(stored ? await stored.keep(built, job) : built);
    };
    await Promise.all(queue.map(build));
  }
  if (!store || !stored || !shard) return undefined;
  const built = {
    shard,
    core: coreHash(code),
    sites: plan.jobs,
    refused: [...plan.refused.keys()],
  };
  return recordShard(store, built, outcomes, stored.records);
}

/**
 * Compiles once and builds the brands, several at a time. A failed brand keeps its old site and stops no other. A brand with unchanged
 * inputs and site is skipped.
 * @throws if the code does not compile, BuildFailure if the store has another compiled app or another record of the shard
 */
export async function runBuild(options: BuildOptions, listener: Listener): Promise<BuildResult> {
  const { outDir, ids, jobs, store } = options;
  const started = performance.now();
  const cache = cacheRoot();
  // Before the code is hashed: a thread takes longer to load its code.
  const pool = startPool(Math.max(1, Math.min(jobs, ids.length)));
  try {
    for (const folder of [outDir, join(cache, 'compiled')]) sweepDrafts(folder, Date.now());
    const compiled = await compile(ROOT, cache, store);
    const compileMs = Math.round(performance.now() - started);
    listener.compiled(compiled, compileMs);
    const outcomes = new Outcomes(listener);
    const recorded = await buildSites(pool, compiled, options, outcomes);
    const result = { compiled, compileMs, ...outcomes.result(ids, started) };
    return recorded === undefined ? result : { ...result, recorded };
  } finally {
    await pool.destroy();
  }
}
