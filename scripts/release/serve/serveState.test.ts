import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { changeState, readState } from '../store/hosts.ts';
import { SERVED_HOSTS, serveState } from './serveState.ts';

let store: DirectoryStore;
beforeEach(() => {
  store = new DirectoryStore(mkdtempSync(join(tmpdir(), 'livery-serve-')));
});

/** The hash of a site. */
const siteOf = (name: string) => sha256(name);

/** Makes a site the live one of a host. */
async function makeLive(name: string): Promise<void> {
  const site = siteOf(name);
  const brands = { zephyr: { revision: 1, site, domains: ['zephyr.example'], before: [] } };
  await changeState(store, await readState(store), brands, { by: 'Rima', at: new Date() });
}

const servedSite = () => readFile(store.path(`${SERVED_HOSTS}/zephyr.example`), 'utf8');

describe('the hosts that web servers read', () => {
  it('are there all the time while several commands write the same generation', async () => {
    await makeLive('one');
    await serveState(store);
    let isDone = false;
    const writers = Promise.all(Array.from({ length: 8 }, () => serveState(store)));
    const written = writers.finally(() => {
      isDone = true;
    });
    while (!isDone) expect(await servedSite()).toBe(siteOf('one'));
    await written;
  });

  it('are those of the newest generation, and older ones are removed after a while', async () => {
    for (let generation = 1; generation <= 8; generation += 1) {
      await makeLive(`site ${generation}`);
      await serveState(store);
    }
    expect(await servedSite()).toBe(siteOf('site 8'));
    const generations = (await store.names('generations')).map((name) => Number.parseInt(name, 10));
    expect(generations).toEqual([4, 5, 6, 7, 8]);
  });
});
