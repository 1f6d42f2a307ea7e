import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { readShard, type ShardPlan, storeShard } from './shards.ts';

const PLAN: ShardPlan = {
  shard: { index: 2, count: 3 },
  core: 'c'.repeat(64),
  sites: [{ id: 'zephyr', inputs: 'one' }],
  refused: [],
};
const BUILT = { sites: { zephyr: 'record' }, invalid: [] };

let folder: string;
let store: DirectoryStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-shards-'));
  store = new DirectoryStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemOf = async (plan: ShardPlan): Promise<string> => {
  const found = await readShard(store, plan);
  return 'problem' in found ? found.problem : '';
};

describe('the record of a shard', () => {
  it('says what the shard has built, by which core', async () => {
    await storeShard(store, PLAN, BUILT);
    const record = { core: PLAN.core, shard: '2/3', ...BUILT };
    expect(await readShard(store, PLAN)).toEqual({ record });
  });

  it('is the same for two runs at the same moment that have built the same', async () => {
    await Promise.all([storeShard(store, PLAN, BUILT), storeShard(store, PLAN, BUILT)]);
    expect(await problemOf(PLAN)).toBe('');
  });

  it('is rejected by the second run and by its readers if two runs have built different content', async () => {
    await storeShard(store, PLAN, BUILT);
    const other = { ...BUILT, sites: { zephyr: 'other record' } };
    await expect(storeShard(store, PLAN, other)).rejects.toThrow(
      /Shard 2\/3 was built twice, with different content/,
    );
    expect(await problemOf(PLAN)).toMatch(/Shard 2\/3 was built twice, with different content/);
  });

  it('is missing if no run has ended, or only that of another shard', async () => {
    expect(await problemOf(PLAN)).toMatch(/Shard 2\/3 is missing in \S+\. Build it\./);
    await storeShard(store, { ...PLAN, shard: { index: 1, count: 3 } }, BUILT);
    await storeShard(store, { ...PLAN, shard: { index: 2, count: 4 } }, BUILT);
    expect(await problemOf(PLAN)).toMatch(/Shard 2\/3 is missing in \S+\. Build it\./);
  });

  it('is missing if its run was killed when it had made the folder', async () => {
    await storeShard(store, PLAN, BUILT);
    for (const { key } of await store.list('builds/shards')) await store.remove(key);
    expect(await problemOf(PLAN)).toMatch(/Shard 2\/3 is missing in \S+\. Build it\./);
  });

  it('counts as missing if another core wrote it, and both cores are named', async () => {
    await storeShard(store, { ...PLAN, core: 'd'.repeat(64) }, BUILT);
    expect(await problemOf(PLAN)).toMatch(
      /Shard 2\/3 is missing .* built by another core, dddddddddddd, and this is cccccccccccc/,
    );
  });

  it.each([
    { sites: [{ id: 'zephyr', inputs: 'edited' }] },
    { sites: [...PLAN.sites, { id: 'bora', inputs: 'two' }] },
    { refused: ['mistral'] },
  ])('counts as missing if the files of its brands were different: %o', async (change) => {
    await storeShard(store, { ...PLAN, ...change }, BUILT);
    expect(await problemOf(PLAN)).toMatch(/Shard 2\/3 is missing .* other files of its brands/);
  });

  it('is rejected by name if it is damaged', async () => {
    await storeShard(store, PLAN, BUILT);
    const [file = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.json'),
    );
    writeFileSync(join(folder, file), '{}');
    expect(await problemOf(PLAN)).toMatch(
      /Shard 2\/3 has a damaged record, builds\/shards\/3\/2\//,
    );
  });
});
