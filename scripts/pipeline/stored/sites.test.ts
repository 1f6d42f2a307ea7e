import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { emit } from '../emit.ts';
import { hashTree } from '../hash.ts';
import { clientFiles } from './compiledApp.ts';
import { SiteStore } from './sites.ts';

const SITE = { id: 'zephyr', inputs: 'abcdef' };
const KEY = 'builds/sites/ab/cdef';

let folder: string;
let store: DirectoryStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-stored-'));
  store = new DirectoryStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A machine with a compiled app of its own, and what it does. */
function machine(name: string, code = 'go();') {
  const [outDir, compiled] = [join(folder, name, 'dist'), join(folder, name, 'compiled')];
  const client = join(compiled, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', 'app.js'), code);
  const head = { brand: SITE.id, name: 'Zephyr', merchantCode: 'Z', domains: ['z.example'] };
  return {
    sites: new SiteStore(store, clientFiles(compiled), outDir),
    build: (text: string) =>
      emit(
        outDir,
        { files: new Map([['bn/index.html', Buffer.from(text)]]), chunks: ['assets/app.js'] },
        { ...head, versions: {}, compiled: 'c', inputs: SITE.inputs },
        client,
      ),
    hash: () => hashTree(outDir, [SITE.id]),
    path: (file: string) => join(outDir, SITE.id, file),
  };
}

describe('a store of sites', () => {
  it('gives another machine the same site, without the files of the compiled app', async () => {
    const [one, other] = [machine('one'), machine('other')];
    await one.build('hello');
    const record = await one.sites.put(SITE);
    expect(await other.sites.fetch(SITE)).toEqual({ record, wasThere: false });
    expect(other.hash()).toBe(one.hash());
    expect(await other.sites.fetch(SITE)).toEqual({ record, wasThere: true });
  });

  it('gives no site to a machine that compiled something else from the same code', async () => {
    const [one, other] = [machine('one'), machine('other', 'stop();')];
    await one.build('hello');
    await one.sites.put(SITE);
    await expect(other.sites.fetch(SITE)).rejects.toThrow(/the site of zephyr, lacks files/);
    expect(existsSync(other.path(''))).toBe(false);
  });

  it('has no site for inputs that nobody has built from', async () => {
    expect(await machine('one').sites.fetch(SITE)).toBeUndefined();
  });

  it('replaces what the folder has by the stored site', async () => {
    const [one, other] = [machine('one'), machine('other')];
    await one.build('stored');
    await one.sites.put(SITE);
    await other.build('local');
    expect(await other.sites.fetch(SITE)).toMatchObject({ wasThere: false });
    expect(readFileSync(other.path('bn/index.html'), 'utf8')).toBe('stored');
  });

  it('accepts the same site twice, and rejects another one for the same inputs', async () => {
    const [one, twin, other] = [machine('one'), machine('twin'), machine('other')];
    await Promise.all([one.build('hello'), twin.build('hello'), other.build('different')]);
    const [first, second] = await Promise.all([one.sites.put(SITE), twin.sites.put(SITE)]);
    expect(first).toBe(second);
    await expect(other.sites.put(SITE)).rejects.toThrow(/zephyr, is not what this machine built/);
  });

  it('rejects a site that is damaged, made from other inputs, or not the expected one', async () => {
    const [one, other] = [machine('one'), machine('other')];
    await one.build('hello');
    const record = await one.sites.put(SITE);
    await expect(other.sites.fetch(SITE, 'another')).rejects.toThrow(/its shard has built/);
    expect(await other.sites.fetch(SITE, record)).toMatchObject({ record });
    const bytes = readFileSync(store.path(KEY));
    await store.create('builds/sites/12/34', bytes);
    const elsewhere = { id: 'zephyr', inputs: '1234' };
    await expect(other.sites.fetch(elsewhere)).rejects.toThrow(/made from other inputs/);
    writeFileSync(store.path(KEY), bytes.subarray(0, bytes.byteLength - 9));
    await expect(other.sites.fetch(SITE)).rejects.toThrow(/zephyr, is damaged/);
  });
});
