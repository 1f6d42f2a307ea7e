import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { compile } from '../compile/compile.ts';
import { compileHash } from '../compile/fingerprint.ts';
import { BuildFailure } from '../failure.ts';
import { inShard, type Shard } from '../shard.ts';
import { clientFiles } from '../stored/compiledApp.ts';
import type { MergedBuild } from '../stored/merged.ts';
import { readShard, type ShardPlan, type ShardRecord } from '../stored/shards.ts';
import { SiteStore } from '../stored/sites.ts';
import type { BuildJob } from './buildBrand.ts';
import { type BuildResult, failure, type Listener, type Outcome, Outcomes } from './outcome.ts';
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

/** A site of the shards, with the one that has built it. */
interface JoinedSite extends BuildJob {
  shard: string;
  record: string;
}

/** What the shards have built, joined. */
interface Joined {
  compiledHash: string;
  sites: JoinedSite[];
  /** The outcomes of the sites of invalid brands. */
  invalid: Outcome[];
}

/** Joins what the shards have built; throws BuildFailure unless every shard is there. */
async function joinShards(options: MergeOptions): Promise<Joined> {
  const { brandsDir, ids, store } = options;
  const compiledHash = compileHash(ROOT);
  const code = codeHash(compiledHash, false);
  const plan = await planSites(brandsDir, ids, code);
  const built = builtBy(await recordsOf(store, plansOf(options, plan, coreHash(code))));
  const sites = plan.jobs.flatMap((job) => {
    const { shard, record } = built.get(job.id) ?? {};
    return shard === undefined || record === undefined ? [] : [{ ...job, shard, record }];
  });
  const invalid = ids.flatMap((id) => {
    const { shard, record } = built.get(id) ?? {};
    return record === undefined
      ? [failure(id, `It was not built: its shard, ${shard}, says why.`)]
      : [];
  });
  return { compiledHash, sites, invalid };
}

/**
 * Joins the shards of a build into one folder of sites, as one machine would have built it. Nothing is written unless every shard is there.
 * A site that a shard could not build keeps its old site.
 * @throws BuildFailure with a line for each shard that is missing, was built twice with different content, or by another core
 */
export async function mergeShards(options: MergeOptions, listener: Listener): Promise<BuildResult> {
  const { outDir, ids, store } = options;
  const started = performance.now();
  sweepDrafts(outDir, Date.now());
  const joined = await joinShards(options);
  const compiled = await compile(ROOT, cacheRoot(), store);
  const compileMs = Math.round(performance.now() - started);
  listener.compiled(compiled, compileMs);
  const sites = new StoredSites(new SiteStore(store, clientFiles(compiled.dir), outDir), outDir);
  const outcomes = new Outcomes(listener);
  for (const outcome of joined.invalid) outcomes.add(outcome);
  const shardOf = new Map(joined.sites.map(({ id, shard }) => [id, shard]));
  for (const { id } of await sites.fetch(joined.sites, outcomes)) {
    outcomes.add(
      failure(id, `It is no longer in ${store.name}: build shard ${shardOf.get(id)} again.`),
    );
  }
  return { compiled, compileMs, ...outcomes.result(ids, started) };
}

/**
 * Joins the shards of a build into an index, from which a release is published without the sites ever being on this machine.
 * @returns the index, and the outcomes of the sites of invalid brands, which are not in it
 * @throws BuildFailure as `mergeShards` does
 */
export async function indexShards(
  options: MergeOptions,
): Promise<{ index: MergedBuild; invalid: Outcome[] }> {
  const { compiledHash: compiled, sites, invalid } = await joinShards(options);
  const merged = sites.map(({ id, inputs, record }) => ({ id, inputs, record }));
  return { index: { store: options.store.name, compiled, sites: merged }, invalid };
}
