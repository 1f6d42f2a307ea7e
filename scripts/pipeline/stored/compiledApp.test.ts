import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { filesBelow, hashTree } from '../hash.ts';
import { fetchCompiled, storeCompiled } from './compiledApp.ts';

let folder: string;
let store: DirectoryStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-compiled-'));
  store = new DirectoryStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A compiled app with some code. */
function compiled(name: string, code: string): string {
  const app = join(folder, name);
  mkdirSync(join(app, 'client', '.vite'), { recursive: true });
  writeFileSync(join(app, 'client', 'app.js'), code);
  writeFileSync(join(app, 'client', '.vite', 'manifest.json'), '{}');
  return app;
}

describe('a compiled app in a store', () => {
  it('is fetched whole, by the hash of what it was compiled from', async () => {
    compiled('one', 'go();');
    await storeCompiled(store, 'abc', join(folder, 'one'));
    expect(await fetchCompiled(store, 'abc', join(folder, 'other'))).toBe(true);
    expect(filesBelow(join(folder, 'other'))).toHaveLength(2);
    expect(hashTree(join(folder, 'other'), ['client'])).toBe(
      hashTree(join(folder, 'one'), ['client']),
    );
    expect(await fetchCompiled(store, 'def', join(folder, 'none'))).toBe(false);
  });

  it('is stored by two machines at the same moment if they have compiled the same', async () => {
    const apps = [compiled('one', 'go();'), compiled('twin', 'go();')];
    await Promise.all(apps.map((app) => storeCompiled(store, 'abc', app)));
    expect(await store.names('builds/compiled')).toEqual(['abc']);
  });

  it('is refused if the store has got another one for the same code meanwhile', async () => {
    const apps = [compiled('one', 'go();'), compiled('other', 'stop();')];
    // Both looked before either stored.
    store.has = async () => false;
    const ends = await Promise.allSettled(apps.map((app) => storeCompiled(store, 'abc', app)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [reason] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(String(reason)).toMatch(/builds\/compiled\/abc .* not what this machine compiled/);
  });
});
