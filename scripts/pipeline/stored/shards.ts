import { createOrGet } from '#scripts/store/createOrGet.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { BuildFailure } from '../failure.ts';
import { sha256 } from '../hash.ts';
import type { Shard } from '../shard.ts';
import type { SiteInputs } from './sites.ts';

/** The records of shards in a store: `builds/shards/<n>/<i>/<core>/<inputs>/<record>.json`, each named by the hash of its content. */
const SHARDS = 'builds/shards';

/** What a shard is to build: equal plans give equal records. */
export interface ShardPlan {
  shard: Shard;
  /** The hash of the code and of the languages. */
  core: string;
  sites: readonly SiteInputs[];
  /** Those of its sites whose brand claims what another brand has. */
  refused: readonly string[];
}

/** What a shard has built. */
export interface ShardRecord {
  core: string;
  /** `2/8` */
  shard: string;
  /** The hash of the record of each site, which has the hash of every file. */
  sites: Record<string, string>;
  /** The sites of invalid brands, which were not built. */
  invalid: string[];
}

/** `2/8` */
const shardName = ({ index, count }: Shard): string => `${index}/${count}`;

const ofShard = ({ index, count }: Shard): string => `${SHARDS}/${count}/${index}`;

const keyOf = ({ shard, core, sites, refused }: ShardPlan): string => {
  const inputs = sites.map(({ id, inputs: each }) => [id, each]);
  return `${ofShard(shard)}/${core}/${sha256(JSON.stringify([inputs, refused]))}`;
};

/** How many other cores a message names. */
const NAMED = 3;
const SHOWN = 12;
const short = (hash: string): string => hash.slice(0, SHOWN);

const twice = (plan: ShardPlan, names: readonly string[]): string => {
  const contents = names.map(short).join(' and ');
  return `Shard ${shardName(plan.shard)} was built twice, with different content: ${contents}. Find out why, remove the wrong one of ${keyOf(plan)} and build it again.`;
};

/**
 * Stores what a shard has built. A second run that has built the same changes nothing.
 * @throws BuildFailure if another run of the shard has built something else
 */
export async function storeShard(
  store: ObjectStore,
  plan: ShardPlan,
  { sites, invalid }: Pick<ShardRecord, 'sites' | 'invalid'>,
): Promise<void> {
  const { core, shard } = plan;
  const record: ShardRecord = { core, shard: shardName(shard), sites, invalid };
  const text = `${JSON.stringify(record)}\n`;
  // What the record names comes to the disk before it.
  await store.settle();
  const bytes = new TextEncoder().encode(text);
  await createOrGet(store, `${keyOf(plan)}/${sha256(bytes)}.json`, bytes);
  await store.settle();
  const names = await store.names(keyOf(plan));
  if (names.length > 1) throw new BuildFailure(twice(plan, names));
}

/** Why a store has no record of a shard. */
async function absence(store: ObjectStore, { shard, core }: ShardPlan): Promise<string> {
  const name = `Shard ${shardName(shard)}`;
  const prefix = ofShard(shard);
  // Objects, since a run that was killed may have left a folder without any.
  const keys = (await store.list(prefix)).map(({ key }) => key.slice(prefix.length + 1));
  const cores = [...new Set(keys.map((key) => key.split('/', 1)[0] ?? ''))];
  if (cores.includes(core)) {
    return `${name} is missing in ${store.name}: it was built from other files of its brands. Build it again.`;
  }
  if (cores.length === 0) return `${name} is missing in ${store.name}. Build it.`;
  const others = cores.slice(0, NAMED).map(short).join(', ');
  return `${name} is missing in ${store.name}: it was built by another core, ${others}, and this is ${short(core)}. Build it from this commit.`;
}

/** Reads the record of a shard. A shard without a usable record gives the problem, as a message. */
export async function readShard(
  store: ObjectStore,
  plan: ShardPlan,
): Promise<{ record: ShardRecord } | { problem: string }> {
  const names = await store.names(keyOf(plan));
  const [name] = names;
  if (name === undefined) return { problem: await absence(store, plan) };
  if (names.length > 1) return { problem: twice(plan, names) };
  const key = `${keyOf(plan)}/${name}`;
  const bytes = await store.get(key);
  if (!bytes || `${sha256(bytes)}.json` !== name) {
    return {
      problem: `Shard ${shardName(plan.shard)} has a damaged record, ${key} of ${store.name}. Remove it and build the shard again.`,
    };
  }
  return { record: JSON.parse(new TextDecoder().decode(bytes)) };
}
