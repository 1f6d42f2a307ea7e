import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { all, BRANDS, liveOf, published, type Releases } from '../published.fixture.ts';
import { siteFiles, writeSite } from '../releases.fixture.ts';
import { blobKey } from '../store/blobKey.ts';
import { readState } from '../store/hosts.ts';
import { newestRevision } from '../store/revisions.ts';
import { readStoredSite } from '../store/sites.ts';

/** Damages the newest site of a brand in the store. */
async function damage({ store }: Releases, brand: string, path: string): Promise<void> {
  const site = await readStoredSite(store, (await newestRevision(store, brand))?.site ?? '');
  const file = site?.files.find((one) => one.path === path);
  writeFileSync(store.path(blobKey(file?.sha256 ?? '')), 'damaged');
}

describe('a promote with rings', () => {
  it('goes ring by ring: named brands, a share, all', async () => {
    const made = await published('one');
    expect(await made.release('promote', '--all', '--rings', 'zephyr;40%;all', '--json')).toBe(0);
    const rings: { brands: string[]; generation: number }[] = made.said().rings;
    expect(rings.map(({ generation }) => generation)).toEqual([1, 2, 3]);
    expect(rings[0]?.brands).toEqual(['zephyr']);
    const early = rings.slice(0, 2).flatMap(({ brands }) => brands).length;
    expect([2, 3]).toContain(early);
    expect(rings.flatMap(({ brands }) => brands).sort()).toEqual(BRANDS);
    expect(await liveOf(made)).toEqual(all(1));
  });

  it('stops at a ring that is not healthy, and gives every brand its old site back', async () => {
    const made = await published('one');
    await made.release('promote', '--all');
    for (const brand of BRANDS) made.build(brand, 'two');
    await made.release('publish', '--all');
    await damage(made, 'mistral', '404.html');
    const before = (await readState(made.store)).state;
    const args = ['--all', '--rings', 'zephyr;mistral,bora;all', '--json'];
    expect(await made.release('promote', ...args)).toBe(1);
    expect(made.said()).toMatchObject({
      rings: [
        { brands: ['zephyr'], problems: [] },
        { problems: [{ brand: 'mistral', check: 'documents' }] },
      ],
      restored: 4,
    });
    const { state } = await readState(made.store);
    expect(state.brands).toEqual(before.brands);
    expect(state.hosts).toEqual(before.hosts);
    await made.release('promote', ...args.slice(0, -1));
    expect(made.err.join('\n')).toMatch(/mistral failed the check of documents: .*damaged/);
    expect(made.err.join('\n')).toContain('has the sites from before again');
  });

  it('takes a brand off line again that was not live before', async () => {
    const made = await published('one');
    await damage(made, 'zephyr', 'index.html');
    expect(await made.release('promote', 'zephyr', '--rings', 'all')).toBe(1);
    expect(await liveOf(made)).toEqual({});
  });

  it.each([
    ['documents', { 'index.html': siteFiles('bora', 'of another brand')['index.html'] ?? '' }],
    ['headers', { _headers: '/*\n  X-Content-Type-Options: nosniff\n' }],
    [
      'compression',
      { 'index.html': '<script id="livery-page">{"brand":{"id":"zephyr"}}</script>' },
    ],
  ])('notices a site whose %s are wrong', async (check, files) => {
    const made = await published('one');
    writeSite(made.outDir, 'zephyr', { ...siteFiles('zephyr', 'two'), ...files });
    await made.release('publish', 'zephyr');
    await made.release('promote', 'zephyr', '--rings', 'all', '--json');
    const { problems } = made.said().rings[0];
    expect(problems).toMatchObject([{ brand: 'zephyr', check }]);
  });

  it('gives the brands of earlier rings their old sites back if a later ring cannot be made live', async () => {
    const made = await published('one');
    await made.release('promote', '--all');
    made.build('mistral', 'two');
    made.build('bora', 'two', ['bora.example', 'zephyr.example']);
    await made.release('publish', 'bora', 'mistral');
    expect(await made.release('promote', 'bora', 'mistral', '--rings', 'mistral;all')).toBe(1);
    expect(made.err.join()).toContain('zephyr.example is a domain of bora and of zephyr');
    expect(await liveOf(made)).toEqual(all(1));
  });

  it('names each ring with its revisions, and says whether it was checked', async () => {
    const made = await published('one', 'two');
    await made.release('promote', '--all', '--rings', 'zephyr;all');
    expect(made.out[0]).toBe('ring 1, generation 1: 1 brand live (zephyr r2), checked');
    await made.release('promote', 'zephyr@1');
    expect(made.out).toEqual(['generation 3: 1 brand live (zephyr r1)']);
  });

  it('lets a web server take each change over, and says if that fails', async () => {
    const made = await published('one');
    const log = join(made.folder, 'reloads');
    const reload = `cat ${join(made.storeDir, 'hosts.json')} >> ${log}`;
    await made.release('promote', '--all', '--rings', 'zephyr;all', '--reload', reload);
    expect(readFileSync(log, 'utf8').match(/"generation": \d/g)).toEqual([
      '"generation": 1',
      '"generation": 2',
    ]);
    expect(await made.release('promote', 'zephyr', '--reload', 'exit 3')).toBe(1);
    expect(made.err.join()).toContain('the server has not taken it over');
  });

  it('takes a ring back that the web server did not take over, and goes no further', async () => {
    const made = await published('one');
    const args = ['--all', '--rings', 'zephyr;all', '--reload', 'exit 3', '--json'];
    expect(await made.release('promote', ...args)).toBe(1);
    expect(made.said()).toMatchObject({
      rings: [{ brands: ['zephyr'], generation: 1 }],
      restored: 2,
      failures: [
        expect.stringContaining('Generation 1 is in the store'),
        expect.stringContaining('Generation 2 is in the store'),
      ],
    });
    expect(await liveOf(made)).toEqual({});
  });

  it('names the check that failed also if the web server does not take the old sites over', async () => {
    const made = await published('one');
    await damage(made, 'mistral', '404.html');
    const once = `test ! -e ${made.folder}/once && touch ${made.folder}/once`;
    expect(await made.release('promote', '--all', '--rings', 'all', '--reload', once)).toBe(1);
    expect(made.err).toEqual([
      expect.stringContaining('mistral failed the check of documents'),
      expect.stringContaining('Generation 2 is in the store, but the server has not taken it over'),
      'Stopped: generation 2 has the sites from before again.',
    ]);
    expect(await liveOf(made)).toEqual({});
  });
});
