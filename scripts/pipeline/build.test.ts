import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statuses, workplace } from './cli.fixture.ts';
import { cspHash, filesBelow, hashTree } from './hash.ts';

const FOUR_MINUTES_MS = 240_000;

const { folder, brands, build, make, read, edit, remove } = workplace();
afterAll(remove);

beforeAll(async () => {
  await make('zephyr', '--primary', '#c2185b', '--languages', 'en,bn');
  await make('breeze', '--primary', '#0a7d5a', '--languages', 'bn');
  const { code, err } = await build('dist');
  expect(err).toBe('');
  expect(code).toBe(0);
}, FOUR_MINUTES_MS);

describe('a build', { timeout: FOUR_MINUTES_MS }, () => {
  it('is reproducible byte for byte', async () => {
    await build('again', '--jobs', '1');
    const sites = ['breeze', 'zephyr'];
    expect(hashTree(join(folder, 'again'), sites)).toBe(hashTree(join(folder, 'dist'), sites));
  });

  it('reports fresh brands as JSON, and builds only the changed ones', async () => {
    expect(statuses((await build('dist', '--json')).out)).toEqual({
      breeze: 'fresh',
      zephyr: 'fresh',
    });
    edit('zephyr', { name: 'Zephyr Two' });
    expect(statuses((await build('dist', '--json')).out)).toEqual({
      breeze: 'fresh',
      zephyr: 'built',
    });
    expect(read('dist', 'zephyr', 'index.html')).toContain('Zephyr Two');
    expect(statuses((await build('dist', '--json', '--force')).out)).toEqual({
      breeze: 'built',
      zephyr: 'built',
    });
  });

  it('repairs a damaged site', async () => {
    writeFileSync(join(folder, 'dist', 'breeze', 'index.html'), 'damaged');
    expect(statuses((await build('dist', '--json')).out)).toEqual({
      breeze: 'built',
      zephyr: 'fresh',
    });
    expect(read('dist', 'breeze', 'index.html')).toContain('<html lang="bn"');
  });

  it('leaves the site of an invalid brand unchanged, reports the place of the error, and builds the other brands', async () => {
    const before = hashTree(join(folder, 'dist'), ['zephyr']);
    const good = read('brands', 'zephyr', 'brand.json');
    edit('zephyr', { themes: { default: 'drak' } });
    edit('breeze', { name: 'Breeze Two' });
    const { code, out, err } = await build('dist');
    writeFileSync(join(brands, 'zephyr', 'brand.json'), good);
    expect(code).toBe(1);
    expect(out).toMatch(
      /built {3}breeze.*\n.*failed {2}zephyr|failed {2}zephyr.*\n.*built {3}breeze/,
    );
    expect(err).toMatch(/zephyr\/brand\.json:\d+:\d+ .*drak/);
    expect(hashTree(join(folder, 'dist'), ['zephyr'])).toBe(before);
    expect(filesBelow(join(folder, 'dist')).filter((path) => path.startsWith('.'))).toEqual([]);
  });

  it('rejects two brands with the same merchant code (S1.6)', async () => {
    cpSync(join(brands, 'zephyr'), join(brands, 'zephyr-twin'), { recursive: true });
    edit('zephyr-twin', { id: 'zephyr-twin' });
    const { code, err } = await build('dist', '--brand', 'zephyr-twin');
    rmSync(join(brands, 'zephyr-twin'), { recursive: true });
    expect(code).toBe(1);
    expect(err).toMatch(/zephyr-twin\/brand\.json:\d+:\d+ .*merchant code/);
  });

  it('does nothing if its arguments are invalid', async () => {
    const wrong = [
      ['--brand', 'zefyr'],
      ['--shard', '3/2'],
      ['--jobs', 'many'],
      ['--all', '--brand', 'zephyr'],
      ['--colour'],
    ];
    const ends = await Promise.all(wrong.map((args) => build('nowhere', ...args)));
    expect(ends.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    expect(ends[0]?.err).toContain('zephyr');
    expect((await build('brands/zephyr/dist')).code).toBe(2);
  });

  it('builds the brands of its shard', async () => {
    const { out } = await build('shard', '--shard', '2/2', '--json');
    expect(statuses(out)).toEqual({ zephyr: 'built' });
  });
});

describe('a site', () => {
  it('has the documents of every language, and the files for hosts and crawlers', () => {
    const files = filesBelow(join(folder, 'dist', 'zephyr'));
    const documents = ['index.html', '200.html', '404.html', 'manifest.webmanifest'];
    expect(files).toEqual(
      expect.arrayContaining([
        ...documents,
        ...documents.map((name) => `bn/${name}`),
        '_headers',
        '_redirects',
        'livery.json',
        'nginx.conf',
        'robots.txt',
        'sitemap.xml',
      ]),
    );
  });

  it('shows its lobby without scripts, in its own language', () => {
    const html = read('dist', 'breeze', 'index.html');
    expect(html).toContain('<html lang="bn"');
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<h2[\s\S]*<footer/);
    expect(html.split('<div id="root">')[1]).not.toMatch(/<[a-z][^>]*\sstyle="/);
  });

  it('allows only the inline code of its documents, by hash', () => {
    const headers = read('dist', 'zephyr', '_headers');
    for (const file of ['index.html', '200.html', '404.html', 'bn/index.html']) {
      const html = read('dist', 'zephyr', file);
      const inline = [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)];
      expect(inline).toHaveLength(2);
      for (const [, code = ''] of inline) expect(headers).toContain(cspHash(code));
    }
    expect(headers).not.toContain('unsafe');
  });

  it('includes the text and script of visitor measurement only if the manifest has a tag', async () => {
    const measuring = (out: string, brand: string) =>
      filesBelow(join(folder, out, brand)).filter(
        (file) =>
          /assets\/cookies\./.test(file) ||
          (file.endsWith('.js') &&
            /googletagmanager|livery\.consent|privacy\.choice/.test(read(out, brand, file))),
      );
    expect(measuring('dist', 'zephyr')).toEqual([]);
    const before = read('brands', 'zephyr', 'brand.json');
    edit('zephyr', { analytics: { gtagId: 'G-ZEPHYR00' } });
    const { code } = await build('measured');
    writeFileSync(join(brands, 'zephyr', 'brand.json'), before);
    expect(code).toBe(0);
    expect(measuring('measured', 'zephyr').length).toBeGreaterThanOrEqual(4);
    expect(measuring('measured', 'breeze')).toEqual([]);
  });

  it('has no broken references', () => {
    const files = new Set(filesBelow(join(folder, 'dist', 'zephyr')));
    for (const file of [
      'index.html',
      '200.html',
      '404.html',
      'bn/index.html',
      'manifest.webmanifest',
    ]) {
      const named = read('dist', 'zephyr', file).match(/\/assets\/[\w.-]+/g) ?? [];
      expect(named.filter((address) => !files.has(address.slice(1)))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    }
  });

  it('renders hostile texts as text everywhere', async () => {
    const evil = `</script></style></title>"'><img src=x onerror=alert(1)>`;
    edit('zephyr', {
      name: '"><script>alert(1)</script>',
      seo: { en: { title: evil, description: evil }, bn: { title: evil, description: evil } },
      legal: { operator: evil, address: evil },
    });
    const { code, err } = await build('hostile', '--brand', 'zephyr');
    expect(err).toBe('');
    expect(code).toBe(0);
    for (const file of ['index.html', '200.html', '404.html', 'bn/index.html']) {
      const html = read('hostile', 'zephyr', file);
      expect(html).not.toMatch(/<img src=x|<script>alert/);
      expect(html.match(/<script\b/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
      expect(html.match(/<\/title>/g)).toHaveLength(1);
      expect(html.match(/<\/style>/g)).toHaveLength(1);
    }
  });

  it('contains the digest of the default password in no file (S4.3)', async () => {
    const digest = Array.from({ length: 32 }, (_, at) => (at + 16).toString(16)).join(':');
    edit('zephyr', { login: { defaultPassword: { salt: 'k7Qm2xWd9R', digest } } });
    const { code, err } = await build('kept', '--brand', 'zephyr');
    expect([code, err]).toEqual([0, '']);
    const told = filesBelow(join(folder, 'kept', 'zephyr')).filter((file) =>
      read('kept', 'zephyr', file).includes(digest),
    );
    expect(told).toEqual([]);
  });
});
