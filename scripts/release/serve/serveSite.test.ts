import { expect, it } from 'vitest';
import { releases } from '../releases.fixture.ts';
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
