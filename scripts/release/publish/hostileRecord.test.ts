import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECORD } from '#scripts/pipeline/emit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import type { Releases } from '../published.fixture.ts';
import { releases } from '../releases.fixture.ts';
import { newestRevision } from '../store/revisions.ts';
import { putSite } from '../store/sites.ts';

const TEXT = 'kept beside the sites';
const file = (path: string) => ({ path, size: TEXT.length, sha256: sha256(TEXT) });

/** Changes the record of a built site. */
function rewrite(
  { outDir }: Releases,
  change: (record: Record<string, unknown[]>) => unknown,
): void {
  const path = join(outDir, 'zephyr', RECORD);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(change(record) ?? record));
}

const PATHS = [
  '../../outside.txt',
  '/etc/passwd',
  'a\\..\\..\\b',
  'C:\\b',
  'a//b',
  './a',
  'a\nb',
  'a\0b',
  '',
];

describe('publish of a site whose record is not as a build writes it', () => {
  it.each(PATHS)('refuses the path %j, and reads and writes nothing outside', async (path) => {
    const made = releases();
    made.build('zephyr', 'one');
    writeFileSync(join(made.folder, 'outside.txt'), TEXT);
    rewrite(made, ({ files = [] }) => void files.push(file(path)));
    expect(await made.release('publish', 'zephyr')).toBe(1);
    expect(made.err).toEqual([
      `${join(made.outDir, 'zephyr', RECORD)} is not as a build writes it: ${JSON.stringify(path)} is no file of a site, or has no hash or size. Build zephyr again.`,
    ]);
    expect(await newestRevision(made.store, 'zephyr')).toBeUndefined();
  });

  it.each([
    '../../host',
    'a/b',
    '',
    '__proto__',
    '_caddy',
    'x.example {',
    'a.example\nb.example',
    7,
  ])('refuses the domain %j', async (domain) => {
    const made = releases();
    made.build('zephyr', 'one');
    rewrite(made, (record) => ({ ...record, domains: [domain] }));
    expect(await made.release('publish', 'zephyr')).toBe(1);
    expect(made.err[0]).toContain(`${JSON.stringify(domain)} is no name of a host`);
  });

  it('refuses files that would be served at the same path', async () => {
    const made = releases();
    made.build('zephyr', 'one');
    writeFileSync(join(made.outDir, 'zephyr', 'index.html.br'), TEXT);
    rewrite(made, ({ files = [] }) => void files.push(file('index.html.br')));
    expect(await made.release('publish', 'zephyr')).toBe(1);
    expect(made.err[0]).toContain('two of its files would be served at "index.html.br"');
    made.build('zephyr', 'one');
    rewrite(made, ({ files = [] }) => void files.push(files[0]));
    expect(await made.release('publish', 'zephyr')).toBe(1);
    expect(made.err[0]).toContain('two of its files would be served at "index.html"');
  });

  it('refuses what is no record, and publishes the other brands', async () => {
    const made = releases();
    for (const broken of [
      '',
      '{"files":[',
      'null',
      '[]',
      '{"files":[null],"domains":["a.example"]}',
    ]) {
      for (const brand of ['bora', 'zephyr']) made.build(brand, broken || 'empty');
      writeFileSync(join(made.outDir, 'zephyr', RECORD), broken);
      expect(await made.release('publish', '--all')).toBe(1);
      expect(made.err).toHaveLength(1);
      expect(made.err[0]).toMatch(/livery\.json .*Build zephyr again\.$/);
      expect(made.out[0]).toContain('published  bora');
    }
  });

  it('refuses the site of another brand', async () => {
    const made = releases();
    made.build('zephyr', 'one');
    rewrite(made, (record) => ({ ...record, brand: 'bora' }));
    expect(await made.release('publish', 'zephyr')).toBe(1);
    expect(made.err[0]).toContain('it is the record of "bora"');
  });
});

describe('promote of a site whose list leads outside', () => {
  it('refuses it and lays out nothing', async () => {
    const made = releases();
    made.build('zephyr', 'one');
    await made.release('publish', 'zephyr');
    const { store } = made;
    const files = [{ ...file('../../../outside.txt'), compressed: false }];
    await store.create(
      `blobs/${sha256(TEXT).slice(0, 2)}/${sha256(TEXT).slice(2)}`,
      Buffer.from(TEXT),
    );
    const { hash } = await putSite(store, { brand: 'zephyr', domains: ['zephyr.example'], files });
    const revision = { ...(await newestRevision(store, 'zephyr')), number: 2, site: hash };
    await store.create('revisions/zephyr/000002.json', Buffer.from(JSON.stringify(revision)));
    expect(await made.release('promote', 'zephyr')).toBe(1);
    expect(made.err).toEqual([
      `The list of site ${hash} in ${store.name} cannot be used: "../../../outside.txt" is no file of a site, or has no hash or size. Build its brand again and publish it.`,
    ]);
    expect(existsSync(join(made.folder, 'outside.txt'))).toBe(false);
    expect(existsSync(join(store.name, 'hosts.json'))).toBe(false);
  });
});
