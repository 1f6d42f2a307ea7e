import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createOrGet } from './createOrGet.ts';
import { DirectoryStore } from './directoryStore.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function emptyStore(): DirectoryStore {
  const root = mkdtempSync(join(tmpdir(), 'livery-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return new DirectoryStore(root);
}

it('returns the content of the object that was there before', async () => {
  const store = emptyStore();
  expect(await createOrGet(store, 'a', bytes('first'))).toBeUndefined();
  const found = await createOrGet(store, 'a', bytes('second'));
  expect(new TextDecoder().decode(found)).toBe('first');
});

it('writes again if the conflicting write has failed', async () => {
  const store = emptyStore();
  const create = store.create.bind(store);
  let refused = 0;
  store.create = async (...given) => {
    refused += 1;
    return refused > 1 && create(...given);
  };
  expect(await createOrGet(store, 'a', bytes('mine'))).toBeUndefined();
  expect(refused).toBe(2);
  expect(await store.has('a')).toBe(true);
});

it.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link that leads nowhere', (path: string) => symlinkSync('nowhere', path)],
])('is not tried for ever where %s has the name', async (_, make) => {
  const store = emptyStore();
  make(store.path('a'));
  await expect(createOrGet(store, 'a', bytes('mine'))).rejects.toThrow('is no file');
});
