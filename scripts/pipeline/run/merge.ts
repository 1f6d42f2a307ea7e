import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { compile } from '../compile/compile.ts';
import { compileHash } from '../compile/fingerprint.ts';
import { BuildFailure } from '../failure.ts';
import { cacheRoot, ROOT } from '../paths.ts';
import { inShard, type Shard } from '../shard.ts';
import { readShard, type ShardPlan, type ShardRecord } from '../stored/shards.ts';
import { SiteStore } from '../stored/sites.ts';
import { type BuildResult, failure, type Listener, Outcomes } from './outcome.ts';
import { codeHash, coreHash, planSites, type SitePlan } from './plan.ts';
import type { BuildOptions } from './run.ts';
import { StoredSites } from './storedSites.ts';
import { sweepDrafts } from './sweep.ts';

/** What to merge. */
export interface MergeOptions extends Pick<BuildOptions, 'brandsDir' | 'outDir' | 'ids'> {
  store: ObjectStore;
  /** How many shards there are. */
  shards: number;
}

/** The plan of each shard. */
function plansOf(
  { ids, shards }: MergeOptions,
  { jobs, refused }: SitePlan,
  core: string,
): ShardPlan[] {
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return Array.from({ length: shards }, (_, at) => {
    const shard: Shard = { index: at + 1, count: shards };
    const own = inShard(ids, shard);
    const sites = own.flatMap((id) => jobOf.get(id) ?? []);
    return { shard, core, sites, refused: own.filter((id) => refused.has(id)) };
  });
}

/** The record of every shard. */
async function recordsOf(store: ObjectStore, plans: readonly ShardPlan[]): Promise<ShardRecord[]> {
  const found = await Promise.all(plans.map((plan) => readShard(store, plan)));
  const problems = found.flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (problems.length > 0) throw new BuildFailure(...problems);
  return found.flatMap((one) => ('record' in one ? [one.record] : []));
}

/** What a shard has built of a site: its record, or nothing if its brand is invalid. */
interface BuiltBy {
  shard: string;
  record?: string;
}

/** What the shards have built of each site. */
const builtBy = (records: readonly ShardRecord[]): ReadonlyMap<string, BuiltBy> =>
  new Map(
    records.flatMap(({ shard, sites, invalid }) => [
      ...Object.entries(sites).map(([id, record]): [string, BuiltBy] => [id, { shard, record }]),
      ...invalid.map((id): [string, BuiltBy] => [id, { shard }]),
    ]),
  );

/**
 * Joins the shards of a build into one folder of sites, as one machine would have built it. Nothing is written unless every shard is there.
 * A site that a shard could not build keeps its old site.
 * @throws BuildFailure with a line for each shard that is missing, was built twice with different content, or by another core
 */
export async function mergeShards(options: MergeOptions, listener: Listener): Promise<BuildResult> {
  const { brandsDir, outDir, ids, store } = options;
  const started = performance.now();
  sweepDrafts(outDir, Date.now());
  const code = codeHash(compileHash(ROOT), false);
  const plan = await planSites(brandsDir, ids, code);
  const built = builtBy(await recordsOf(store, plansOf(options, plan, coreHash(code))));
  const compiled = await compile(ROOT, cacheRoot(), store);
  const compileMs = Math.round(performance.now() - started);
  listener.compiled(compiled, compileMs);
  const sites = new StoredSites(new SiteStore(store, outDir, compiled.dir), outDir);
  const outcomes = new Outcomes(listener);
  for (const id of ids) {
    const { shard, record } = built.get(id) ?? {};
    if (record === undefined)
      outcomes.add(failure(id, `It was not built: its shard, ${shard}, says why.`));
  }
  const wanted = plan.jobs.flatMap((job) => {
    const record = built.get(job.id)?.record;
    return record === undefined ? [] : [{ ...job, record }];
  });
  for (const { id } of await sites.fetch(wanted, outcomes)) {
    outcomes.add(
      failure(id, `It is no longer in ${store.name}: build shard ${built.get(id)?.shard} again.`),
    );
  }
  return { compiled, compileMs, ...outcomes.result(ids, started) };
}
