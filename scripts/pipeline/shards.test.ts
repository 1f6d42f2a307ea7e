import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run as release } from '#scripts/release/cli.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { statuses, workplace } from './cli.fixture.ts';
import { hashTree } from './hash.ts';

const TEN_MINUTES_MS = 600_000;

/** Two for each shard: shards take every third, so the first has bora and ostro. */
const BRANDS = ['bora', 'levant', 'mistral', 'ostro', 'sirocco', 'zephyr'];

/** The object before which a shard is killed: the first site, the second one, or the record. */
const KILLS = EVERYTHING ? [1, 2, 3] : drawnOf('killed shard', [2, 3]);

const { folder, brands, build, machine, make, edit, remove } = workplace();
afterAll(remove);

const sitesOf = (out: string): string => hashTree(join(folder, out), BRANDS);

beforeAll(async () => {
  const [first = '', ...others] = BRANDS;
  await make(first, '--primary', '#c2185b');
  for (const id of others) {
    cpSync(join(brands, first), join(brands, id), { recursive: true });
    edit(id, { id, name: id, merchantCode: id.toUpperCase(), domains: { main: `${id}.example` } });
  }
  expect(await build('one')).toMatchObject({ code: 0, err: '' });
}, TEN_MINUTES_MS);

/** Publishes all brands, and says which of them are new revisions. */
async function publish(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const places = ['--store', join(folder, 'releases'), '--brands', brands, '--by', 'Rima'];
  const code = await release([...places, '--json', 'publish', '--all', ...args], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    interactive: false,
    now: () => new Date(),
  });
  const { published = [] }: { published?: { isNew: boolean }[] } = JSON.parse(out[0] ?? '{}');
  return { code, isNew: published.map(({ isNew }) => isNew), err: err.join('\n') };
}

describe('three machines that share nothing but a store', () => {
  it.each(KILLS)(
    'build what one machine builds, when one is killed before object %i, one is started twice and one is late',
    async (kill) => {
      const place = join(folder, `store-${kill}`);
      const [store, merge] = [
        ['--store', place],
        ['--merge', '3', '--store', place, '--json'],
      ];
      const shard = (at: number) => ['--shard', `${at}/3`, '--json', ...store];
      const run = (name: string, ...args: string[]) => machine(`${name}-${kill}`)(args);

      expect(await build('none', '--compile-only', ...store)).toMatchObject({ code: 0, err: '' });
      const [killed, ...twins] = await Promise.all([
        machine(`killed-${kill}`, kill)(shard(1)),
        run('twin', ...shard(2)),
        run('other-twin', ...shard(2)),
      ]);
      expect(killed).toMatchObject({ code: null, signal: 'SIGKILL' });
      for (const twin of twins) {
        expect(twin).toMatchObject({ code: 0, err: '' });
        expect(JSON.parse(twin.out)).toMatchObject({
          compiled: { origin: 'fetched' },
          recorded: true,
        });
      }

      const early = await run('merge', ...merge);
      expect(early.code).toBe(1);
      expect(early.err).toMatch(
        /^Shard 1\/3 is missing in \S+\. Build it\.\nShard 3\/3 is missing in \S+\. Build it\.\n$/,
      );
      expect(existsSync(join(folder, `merge-${kill}`, 'dist'))).toBe(false);

      const [again, late] = await Promise.all([
        run('again', ...shard(1)),
        run('late', ...shard(3)),
      ]);
      expect([again.code, late.code]).toEqual([0, 0]);
      const taken = Object.values(statuses(again.out)).filter((status) => status === 'fetched');
      expect(taken).toHaveLength(kill - 1);

      const merged = await run('merge', ...merge);
      expect(merged).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(merged.out).totals).toMatchObject({ built: 0, fetched: BRANDS.length });
      expect(sitesOf(`merge-${kill}/dist`)).toBe(sitesOf('one'));
    },
    TEN_MINUTES_MS,
  );
});

describe('a build with a store', () => {
  const place = () => join(folder, 'store');
  const one = (...args: string[]) => machine('only')(['--store', place(), '--json', ...args]);

  it(
    'builds only what no machine has built before, and merges around the site of an invalid brand',
    async () => {
      expect((await build('one', '--store', place())).code).toBe(0);
      edit('ostro', { name: 'Ostro Two' });
      const good = readFileSync(join(brands, 'zephyr', 'brand.json'), 'utf8');
      edit('zephyr', { themes: { default: 'drak' } });
      const shards = [await one('--shard', '1/2'), await one('--shard', '2/2')];
      writeFileSync(join(brands, 'zephyr', 'brand.json'), good);
      expect(shards.map(({ code }) => code)).toEqual([0, 1]);
      expect(shards.map(({ out }) => statuses(out))).toEqual([
        { bora: 'fetched', mistral: 'fetched', sirocco: 'fetched' },
        { levant: 'fetched', ostro: 'built', zephyr: 'failed' },
      ]);
      const missing = await one('--merge', '2');
      expect(missing).toMatchObject({ code: 1, out: '' });
      expect(missing.err).toMatch(/^Shard 2\/2 is missing .* other files of its brands/);
      edit('zephyr', { themes: { default: 'drak' } });
      const merged = await one('--merge', '2');
      writeFileSync(join(brands, 'zephyr', 'brand.json'), good);
      expect(merged.code).toBe(1);
      expect(JSON.parse(merged.out).totals).toMatchObject({ fresh: 5, failed: 1 });
      expect(merged.out).toContain('shard, 2/2, says why');
    },
    TEN_MINUTES_MS,
  );

  it(
    'publishes the same sites from the index of a merge as from a folder',
    async () => {
      const index = join(folder, 'index.json');
      expect((await build('one')).code).toBe(0);
      expect((await one('--shard', '1/1')).code).toBe(0);
      expect(await one('--merge', '1', '--index', index)).toMatchObject({ code: 0, err: '' });
      expect((await publish('--index', index)).isNew).toEqual(BRANDS.map(() => true));
      expect((await publish('--out', join(folder, 'one'))).isNew).toEqual(BRANDS.map(() => false));
      expect(await publish('--index', join(folder, 'none.json'))).toMatchObject({ code: 2 });
      rmSync(join(place(), 'builds', 'compiled'), { recursive: true });
      const { code, err } = await publish('--index', index);
      expect([code, err]).toEqual([1, expect.stringMatching(/^The compiled app is no longer in /)]);
    },
    TEN_MINUTES_MS,
  );

  it(
    'names a site that is damaged in the store, and does not record its shard',
    async () => {
      const store = new DirectoryStore(place());
      const sites = await store.list('builds/sites');
      for (const { key } of sites) writeFileSync(store.path(key), 'damaged');
      const { code, out } = await one('--shard', '1/6');
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({ recorded: false });
      expect(out).toMatch(/the site of bora, is damaged\. Remove it from the store/);
    },
    TEN_MINUTES_MS,
  );

  it('does nothing if its arguments are invalid', async () => {
    const wrong = [
      ['--index', join(folder, 'index.json')],
      ['--merge', '3'],
      ['--merge', 'three', '--store', place()],
      ['--merge', '3', '--shard', '1/3', '--store', place()],
      ['--force', '--store', place()],
      ['--store', 'ftp://releases'],
    ];
    const ends = await Promise.all(wrong.map((args) => build('nowhere', ...args)));
    expect(ends.map(({ code }) => code)).toEqual(wrong.map(() => 2));
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});
