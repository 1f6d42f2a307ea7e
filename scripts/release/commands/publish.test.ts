import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releases, siteFiles, writeBrand, writeSite } from '../releases.fixture.ts';
import { newestRevision } from '../store/revisions.ts';
import { readStoredSite } from '../store/sites.ts';

describe('publish', () => {
  it('stores a site as the next revision of its brand', async () => {
    const { build, release, store } = releases();
    build('zephyr', 'one');
    expect(await release('publish', 'zephyr')).toBe(0);
    const revision = await newestRevision(store, 'zephyr');
    expect(revision).toMatchObject({
      ...{ brand: 'zephyr', number: 1, publishedBy: 'Rima', source: 'c0ffee', findings: [] },
      ...{ domains: ['zephyr.example'], publishedAt: '2026-03-03T12:00:00.000Z' },
    });
    const site = await readStoredSite(store, revision?.site ?? '');
    expect(site?.files.map(({ path, compressed }) => `${path} ${compressed}`)).toEqual([
      '200.html true',
      '404.html true',
      '_headers false',
      '_redirects false',
      'assets/app.js true',
      'assets/icon.png false',
      'index.html true',
      'livery.json false',
      'manifest.webmanifest false',
    ]);
    build('zephyr', 'two');
    await release('publish', '--all');
    expect(await newestRevision(store, 'zephyr')).toMatchObject({ number: 2, parent: 1 });
  });

  it('stores what sites share once, and says how much was new', async () => {
    const { build, release, said, store } = releases();
    build('zephyr', 'one');
    build('harmattan', 'one');
    await release('publish', 'zephyr', '--json');
    const [first] = said().published;
    expect(first).toMatchObject({ isNew: true, shared: 0 });
    const files = (await store.list('blobs')).reduce((sum, { size }) => sum + size, 0);
    expect(first.written).toBe(files);
    await release('publish', 'harmattan', '--json');
    const shared = Object.values(siteFiles('', '')).filter((_, at) => at === 3 || at > 4);
    expect(said().published[0].shared).toBe(shared.join('').length);
  });

  it('makes no new revision of an unchanged site', async () => {
    const { build, release, out, store } = releases();
    build('zephyr', 'one');
    await release('publish', 'zephyr');
    await release('publish', 'zephyr');
    expect(out[0]).toBe('unchanged  zephyr r1');
    expect(out.at(-1)).toContain('are those that the store has: build first what you changed.');
    expect((await newestRevision(store, 'zephyr'))?.number).toBe(1);
  });

  it('says that nothing is live by a publish, and how it goes live', async () => {
    const { build, release, out, storeDir } = releases();
    build('zephyr', 'one');
    await release('publish', 'zephyr', '--dry-run');
    expect(out[0]).toMatch(/^new {2}zephyr r1/);
    expect(out.at(-1)).toMatch(/1 revision would be published, .* compressed forms not counted\.$/);
    await release('publish', 'zephyr');
    expect(out.at(-1)).toContain(`promote --new --store ${storeDir}`);
    build('zephyr', 'two');
    await release('publish', 'zephyr', '--preview-domain', 'preview.example');
    expect(out.at(-1)).toMatch(/^1 revision published/);
  });

  it('names the preview host of each revision', async () => {
    const { brandsDir, outDir, release, said } = releases();
    writeBrand(brandsDir, 'zephyr', 'np');
    for (const id of ['zephyr', 'zephyr.np']) writeSite(outDir, id, siteFiles(id, 'one'));
    await release('publish', 'zephyr', '--preview-domain', 'preview.example', '--json');
    expect(said().published.map(({ preview }: { preview: string }) => preview)).toEqual([
      'r1--zephyr.preview.example',
      'r1--zephyr--np.preview.example',
    ]);
  });

  it('records what the check of the brand warns of', async () => {
    const { brandsDir, build, release, store } = releases();
    build('zephyr', 'one');
    const manifest = { id: 'zephyr', security: { expires: '2026-03-05' } };
    writeFileSync(join(brandsDir, 'zephyr', 'brand.json'), JSON.stringify(manifest));
    await release('publish', 'zephyr');
    expect((await newestRevision(store, 'zephyr'))?.findings).toEqual([
      expect.stringContaining('`security.txt` expires in 2 days.'),
    ]);
  });

  it.each([
    ['is not built', (site: string) => rmSync(site, { recursive: true }), 'zephyr is not built'],
    [
      'has a file that was changed after the build',
      (site: string) => writeFileSync(join(site, 'index.html'), 'other'),
      'index.html was changed after the build',
    ],
    [
      'lacks a file',
      (site: string) => rmSync(join(site, 'index.html')),
      'index.html was removed after the build',
    ],
    [
      'is of an older version',
      (site: string) => writeFileSync(join(site, 'livery.json'), '{"files":[]}'),
      'is of an older version',
    ],
  ])('fails for a site that %s, and publishes the others', async (_, change, problem) => {
    const { build, outDir, release, err, store } = releases();
    build('zephyr', 'one');
    build('harmattan', 'one');
    change(join(outDir, 'zephyr'));
    expect(await release('publish', '--all')).toBe(1);
    expect(err).toEqual([expect.stringContaining(problem)]);
    expect(await newestRevision(store, 'zephyr')).toBeUndefined();
    expect(await newestRevision(store, 'harmattan')).toMatchObject({ number: 1 });
  });

  it('writes nothing in a dry run, and reports what it would publish', async () => {
    const { build, release, said, store } = releases();
    build('zephyr', 'one');
    await release('publish', 'zephyr', '--dry-run', '--json');
    const [planned] = said().published;
    expect(await store.list('.')).toEqual([]);
    await release('publish', 'zephyr', '--json');
    const { revision, site, isNew } = said().published[0];
    expect(planned).toMatchObject({ revision, site, isNew });
  });

  it.each([
    [['publish'], 'Give either names of brands or --all.'],
    [['publish', 'zephyr', '--all'], 'Give either names of brands or --all.'],
    [['publish', 'zephir'], 'There is no brand "zephir"'],
    [['publish', 'zephyr', '--store', 'ftp://host/releases'], '--store wants a folder or a bucket'],
    [['publish', 'zephyr', '--fast'], 'unknown option'],
    [['deploy'], 'unknown command'],
  ])('answers wrong usage with exit code 2: %j', async ([command = '', ...args], problem) => {
    const { build, release, err } = releases();
    build('zephyr', 'one');
    expect(await release(command, ...args)).toBe(2);
    expect(err.join()).toContain(problem);
  });
});
