import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runKilled } from '#scripts/command/runKilled.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { storedHealth } from './health/storedHealth.ts';
import { releases } from './releases.fixture.ts';
import { CADDY_HOSTS } from './serve/caddyHosts.ts';
import { SITES } from './serve/serveSite.ts';
import { SERVED_HOSTS } from './serve/serveState.ts';
import { readState } from './store/hosts.ts';
import { publishedBrands, readRevision, revisionNumbers } from './store/revisions.ts';

const CLI = new URL('./cli.ts', import.meta.url);
const BRANDS = ['bora', 'mistral', 'zephyr'];
/** How often each command is killed. */
const KILLS = EVERYTHING ? 50 : 2;
const TIMEOUT_MS = 600_000;

type Releases = ReturnType<typeof releases>;

const publishAll = async (made: Releases, words: string): Promise<void> => {
  for (const brand of BRANDS) made.build(brand, words);
  await made.release('publish', '--all');
};

/** Brands with eleven revisions, the last but one live, and a newer build that is not published. */
async function prepared(): Promise<Releases> {
  const made = releases();
  for (let time = 1; time <= 12; time += 1) {
    await publishAll(made, `text ${time}`);
    if (time === 10 || time === 11) await made.release('promote', '--all');
  }
  for (const brand of BRANDS) made.build(brand, 'newest');
  return made;
}

/** The sites of each brand, live and of all revisions. */
async function contentOf({ store }: Releases) {
  const { state } = await readState(store);
  const live = Object.values(state.brands).map(({ site }) => site);
  const sites: string[] = [];
  for (const brand of await publishedBrands(store)) {
    for (const number of await revisionNumbers(store, brand)) {
      sites.push(`${brand} ${number} ${(await readRevision(store, brand, number))?.site}`);
    }
  }
  return { live, sites };
}

/** Every revision that the store names is whole. */
async function expectWhole({ store }: Releases): Promise<void> {
  const check = storedHealth(store);
  for (const brand of await publishedBrands(store)) {
    for (const number of await revisionNumbers(store, brand)) {
      const revision = await readRevision(store, brand, number);
      expect(revision && (await check(revision))).toEqual([]);
    }
  }
}

/** The sites that web servers find by the hosts, in their order; each is laid out. */
function servedLive({ store }: Releases): string[] {
  const hosts = readdirSync(store.path(SERVED_HOSTS)).filter((name) => name !== CADDY_HOSTS);
  return hosts.map((host) => {
    const site = readFileSync(store.path(`${SERVED_HOSTS}/${host}`), 'utf8');
    expect(existsSync(store.path(`${SITES}/${site}/files/index.html.br`))).toBe(true);
    return site;
  });
}

it.each([['publish', '--all'], ['promote', '--all'], ['rollback', '--all'], ['gc']])(
  '%s leaves the whole old state or the whole new one when it is killed, and can be run again',
  async (...args) => {
    const made = await prepared();
    const places = ['--store', made.storeDir, '--brands', made.brandsDir];
    const out = args[0] === 'publish' ? ['--out', made.outDir] : [];
    const command = [...places, ...args, ...out];
    const saved = `${made.storeDir}.saved`;
    cpSync(made.storeDir, saved, { recursive: true, verbatimSymlinks: true });
    const before = await contentOf(made);
    const changes = await runKilled(CLI, 0, command);
    const after = await contentOf(made);
    expect(changes).toBeGreaterThan(5);
    for (let kill = 0; kill < KILLS; kill += 1) {
      rmSync(made.storeDir, { recursive: true });
      cpSync(saved, made.storeDir, { recursive: true, verbatimSymlinks: true });
      await runKilled(CLI, 1 + (lotOf(`${args.join()} ${kill}`) % changes), command);
      const found = await contentOf(made);
      expect([before.live, after.live]).toContainEqual(found.live);
      expect([before.live, after.live]).toContainEqual(servedLive(made));
      for (const site of found.sites) expect([...before.sites, ...after.sites]).toContain(site);
      await expectWhole(made);
      const isDone = args[0] === 'rollback' && found.live.join() === after.live.join();
      if (!isDone) expect(await made.release(...(args as [string, ...string[]]))).toBe(0);
      expect(await contentOf(made)).toEqual(after);
      await expectWhole(made);
      expect(await made.release('gc')).toBe(0);
      await expectWhole(made);
    }
  },
  TIMEOUT_MS,
);
