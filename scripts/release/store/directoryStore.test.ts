import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  it('has a replaced object in its place, and no drafts', async () => {
    await store.replace('o', new TextEncoder().encode('one'), undefined);
    expect(readFileSync(join(root, 'o'), 'utf8')).toBe('one');
    expect(readdirSync(join(root, DRAFTS))).toEqual([]);
  });

  it('writes nothing before its first object', () => {
    new DirectoryStore(join(root, 'later'));
    expect(existsSync(join(root, 'later'))).toBe(false);
  });
});
