import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putBlob } from '#scripts/release/store/blobs.ts';
import { addRevision } from '#scripts/release/store/revisions.ts';
import { DRAFTS } from './atomicWrite.ts';
import { DirectoryStore } from './directoryStore.ts';
import { expectStore } from './objectStore.fixture.ts';

let root: string;
let store: DirectoryStore;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-store-'));
  store = new DirectoryStore(root);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a folder as a store', () => {
  expectStore(() => store);

  it('says in one line why it cannot be written', async () => {
    await store.create('file', new Uint8Array());
    const below = new DirectoryStore(store.path('file'));
    const end = expect(below.create('a', new Uint8Array())).rejects;
    await end.toThrow(/^Nothing can be written to \S+\/file\. A part of its path is a file/);
  });

  it('has a replaced object in its place, and no drafts', async () => {
    await store.replace('o', new TextEncoder().encode('one'), undefined);
    expect(readFileSync(join(root, 'o'), 'utf8')).toBe('one');
    expect(readdirSync(join(root, DRAFTS))).toEqual([]);
  });

  it('keeps the newest versions of a replaced object, and removes older ones with the leftovers', async () => {
    const written = Array.from({ length: 25 }, (_, at) => `text ${at + 1}`);
    for (const text of written) {
      const before = (await store.current('o.json'))?.version;
      await store.replace('o.json', new TextEncoder().encode(text), before);
    }
    await store.removeLeftovers();
    expect(await store.names('versions/o.json')).toHaveLength(20);
    const { bytes, version } = (await store.current('o.json')) ?? {};
    expect(new TextDecoder().decode(bytes)).toBe('text 25');
    expect(await store.replace('o.json', new Uint8Array(), version)).toBe(true);
  });

  it('syncs the folders of what was created once, before a revision or a change of what is live names it', async () => {
    const synced: string[] = [];
    const watched = new DirectoryStore(root, async (folder) => {
      synced.push(folder.slice(root.length) || '/');
    });
    await putBlob(watched, 'ab12', new TextEncoder().encode('content'));
    expect(synced).toEqual([]);
    await addRevision(watched, {
      ...{ brand: 'zephyr', site: 'ab12', domains: ['zephyr.example'], findings: [] },
      ...{ publishedBy: 'somebody', publishedAt: '2026-01-01T00:00:00.000Z' },
    });
    expect(synced).toEqual(['/blobs/ab', '/blobs', '/', '/revisions/zephyr', '/revisions', '/']);
    await watched.replace('o', new TextEncoder().encode('one'), undefined);
    expect(synced.slice(6)).toEqual(['/versions/o', '/versions', '/']);
  });

  it('writes nothing before its first object', () => {
    new DirectoryStore(join(root, 'later'));
    expect(existsSync(join(root, 'later'))).toBe(false);
  });
});
