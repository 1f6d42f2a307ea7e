import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { blobKey, VARIANTS } from './blobKey.ts';
import { DamagedBlobError, hashOfBlob, putBlob, putVariants, readBlob } from './blobs.ts';
import { compressed } from './compression.ts';

const TEXT = new TextEncoder().encode('a text that repeats itself, '.repeat(100));
const HASH = sha256(TEXT);

let store: DirectoryStore;
beforeEach(() => {
  store = new DirectoryStore(mkdtempSync(join(tmpdir(), 'livery-blobs-')));
});
afterEach(() => rmSync(store.name, { recursive: true }));

describe('contents by their hash', () => {
  it('are written once', async () => {
    expect(await putBlob(store, HASH, TEXT)).toBe(TEXT.byteLength);
    expect(await putBlob(store, HASH, TEXT)).toBe(0);
    expect(Buffer.from((await readBlob(store, HASH)) ?? [])).toEqual(Buffer.from(TEXT));
    expect((await store.list('blobs')).map(({ key }) => hashOfBlob(key))).toEqual([HASH]);
  });

  it('have compressed forms beside them', async () => {
    const written = await putVariants(store, HASH, TEXT);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(TEXT.byteLength);
    for (const variant of VARIANTS) {
      expect(await readBlob(store, HASH, variant)).toBeDefined();
      expect(hashOfBlob(blobKey(HASH, variant))).toBe(HASH);
    }
  });

  it('are rejected if they are damaged', async () => {
    await putBlob(store, HASH, TEXT);
    writeFileSync(store.path(blobKey(HASH)), 'other');
    await expect(readBlob(store, HASH)).rejects.toThrow(DamagedBlobError);
  });

  it.each(VARIANTS)(
    'are rejected if their %s form is damaged or belongs to another content',
    async (variant) => {
      await putVariants(store, HASH, TEXT);
      const path = store.path(blobKey(HASH, variant));
      writeFileSync(path, 'no compressed data');
      await expect(readBlob(store, HASH, variant)).rejects.toThrow(DamagedBlobError);
      writeFileSync(path, await compressed[variant](new TextEncoder().encode('other')));
      await expect(readBlob(store, HASH, variant)).rejects.toThrow(DamagedBlobError);
    },
  );
});
