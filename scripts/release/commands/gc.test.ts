import { describe, expect, it } from 'vitest';
import { releases } from '../releases.fixture.ts';
import { blobKey } from '../store/blobKey.ts';
import { withLease } from '../store/leases.ts';
import { newestRevision, revisionNumbers } from '../store/revisions.ts';

async function publishedTimes(times: number) {
  const made = releases();
  for (let time = 1; time <= times; time += 1) {
    made.build('zephyr', `text ${time}`);
    await made.release('publish', 'zephyr');
    if (time === 1) await made.release('promote', 'zephyr');
  }
  return made;
}

describe('gc', () => {
  it('keeps ten revisions of a brand and the live one, with all that they need', async () => {
    const made = await publishedTimes(13);
    expect(await made.release('gc', '--json')).toBe(0);
    expect(made.said().revisions).toEqual([
      { brand: 'zephyr', revision: 2 },
      { brand: 'zephyr', revision: 3 },
    ]);
    const kept = [1, ...Array.from({ length: 10 }, (_, at) => at + 4)];
    expect(await revisionNumbers(made.store, 'zephyr')).toEqual(kept);
    // The check reads every document of a site.
    for (const number of kept) {
      expect(await made.release('promote', `zephyr@${number}`, '--rings', 'all')).toBe(0);
    }
  });

  it('removes the contents that no revision refers to, with their compressed forms', async () => {
    const made = await publishedTimes(13);
    const before = (await made.store.list('blobs')).length;
    await made.release('gc', '--json');
    const after = (await made.store.list('blobs')).length;
    // Of each of the two revisions: three documents with two compressed forms, the record and the list.
    expect(before - after).toBe(2 * 11);
    expect(made.said().files).toBe(2 * 11);
    await made.release('gc', '--json');
    expect(made.said()).toMatchObject({ revisions: [], files: 0 });
  });

  it('keeps what a brand can be rolled back to', async () => {
    const made = await publishedTimes(2);
    await made.release('promote', 'zephyr');
    for (let time = 3; time <= 13; time += 1) {
      made.build('zephyr', `text ${time}`);
      await made.release('publish', 'zephyr');
    }
    await made.release('gc');
    expect(await made.release('rollback', 'zephyr')).toBe(0);
    expect(await revisionNumbers(made.store, 'zephyr')).toContain(1);
  });

  it('removes nothing while a publish runs, or in a dry run', async () => {
    const made = await publishedTimes(13);
    const before = await made.store.list('.');
    const use = { kind: 'use', command: 'publish', now: new Date() } as const;
    expect(await withLease(made.store, use, () => made.release('gc'))).toBe(1);
    expect(made.err.join()).toContain('`publish` is running');
    await made.release('gc', '--dry-run');
    expect(made.out.join()).toContain('Would remove 2 revisions and 22 files');
    expect(await made.store.list('.')).toEqual(before);
  });

  it('leaves files alone that do not belong to the store', async () => {
    const made = await publishedTimes(13);
    const foreign = ['blobs/README', 'blobs/ab/notes.txt', 'previews/notes', 'sites/notes/a.txt'];
    for (const key of foreign) await made.store.create(key, new TextEncoder().encode('kept'));
    await made.store.create('previews/folder/a.txt', new TextEncoder().encode('kept'));
    expect(await made.release('gc', '--json')).toBe(0);
    expect(made.said().files).toBe(2 * 11);
    for (const key of [...foreign, 'previews/folder/a.txt']) {
      expect(await made.store.has(key)).toBe(true);
    }
  });

  it('removes nothing if the list of a site is missing', async () => {
    const made = await publishedTimes(13);
    const newest = await newestRevision(made.store, 'zephyr');
    await made.store.remove(blobKey(newest?.site ?? ''));
    const before = await made.store.list('.');
    expect(await made.release('gc')).toBe(1);
    expect(made.err.join()).toContain('nothing was removed');
    expect(await made.store.list('.')).toEqual(before);
  });
});
