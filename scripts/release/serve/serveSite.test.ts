import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releases } from '../releases.fixture.ts';
import { blobKey } from '../store/blobKey.ts';
import { newestRevision } from '../store/revisions.ts';
import { putSite, readStoredSite } from '../store/sites.ts';
import { serveSite } from './serveSite.ts';

it('fails where a file of a site has no place, rather than leave the whole site out', async () => {
  const made = releases();
  made.build('zephyr', 'one');
  await made.release('publish', 'zephyr');
  const { store } = made;
  const site = await readStoredSite(store, (await newestRevision(store, 'zephyr'))?.site ?? '');
  const [file] = site?.files ?? [];
  if (!site || !file) throw new Error('The site is not published.');
  const below = { ...file, compressed: false, path: `${file.path}/below` };
  const { hash } = await putSite(store, { ...site, files: [file, below] });
  await expect(serveSite(store, hash)).rejects.toThrow('EEXIST');
});

it('serves a content again that was damaged, once it is removed and its brand is published again', async () => {
  const made = releases();
  made.build('zephyr', 'one');
  await made.release('publish', 'zephyr');
  const { store } = made;
  const hash = (await newestRevision(store, 'zephyr'))?.site ?? '';
  const site = await readStoredSite(store, hash);
  for (const ending of ['', '.br']) {
    const served = store.path(`sites/${hash}/files/index.html${ending}`);
    const whole = readFileSync(served);
    writeFileSync(served, 'damaged');
    const file = site?.files.find(({ path }) => path === 'index.html');
    const stored = `${store.path(blobKey(file?.sha256 ?? ''))}${ending}`;
    expect(readFileSync(stored, 'utf8')).toBe('damaged');
    rmSync(stored);
    await made.release('publish', 'zephyr');
    expect(readFileSync(served)).toEqual(whole);
    expect(statSync(served).ino).toBe(statSync(stored).ino);
  }
});
