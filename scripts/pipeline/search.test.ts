import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { registry } from '#src/modules/registry.ts';
import { testBrand } from './brand.fixture.ts';
import { workplace } from './cli.fixture.ts';
import { filesBelow } from './hash.ts';
import { readCatalogue } from './messages.ts';
import { pageTexts } from './page/texts.ts';

const FOUR_MINUTES_MS = 240_000;
const DOMAIN = 'https://zephyr.example';

const { folder, build, make, edit, read, remove } = workplace();
afterAll(remove);

beforeAll(async () => {
  await make('zephyr', '--primary', '#c2185b', '--languages', 'en,bn');
  edit('zephyr', { domains: { main: 'zephyr.example' } });
  const { code, err } = await build('dist');
  expect([code, err]).toEqual([0, '']);
}, FOUR_MINUTES_MS);

const site = (...path: string[]): string => read('dist', 'zephyr', ...path);

/** The addresses of the sitemap, each with its document. */
function listed(): { address: string; language: string; html: string }[] {
  const rules = site('_redirects');
  return [...site('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const path = address.slice(DOMAIN.length);
    const rule = rules.split('\n').find((line) => line.startsWith(`${path} `));
    const file = rule?.split(' ')[1]?.slice(1) ?? `${path.slice(1)}index.html`;
    return { address, language: path.startsWith('/bn') ? 'bn' : 'en', html: site(file) };
  });
}

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

describe('the metadata for search engines and link previews', () => {
  it('is complete in the document of every listed address', () => {
    for (const { address, language, html } of listed()) {
      expect(found(html, /<html lang="([^"]+)"/), address).toBe(language);
      expect(found(html, /<title>([^<]+)/), address).toMatch(/.{4,70}/);
      expect(found(html, /name="description" content="([^"]+)"/), address).toMatch(/.{40,200}/);
      expect(found(html, /rel="canonical" href="([^"]+)"/)).toBe(address);
      expect(found(html, /property="og:url" content="([^"]+)"/)).toBe(address);
      expect(found(html, /property="og:title" content="([^"]+)"/)).toBe(
        found(html, /<title>([^<]+)/),
      );
      expect(found(html, /property="og:image" content="([^"]+)"/)).toMatch(
        /^https:\/\/zephyr\.example\/assets\/share\.[0-9a-f]+\.jpg$/,
      );
      const languages = [...html.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag);
      expect(languages).toEqual(expect.arrayContaining(['en', 'bn', 'x-default']));
      expect(html, address).not.toContain('noindex');
    }
  });

  it('is unique for every document', () => {
    const documents = listed();
    expect(documents.length).toBeGreaterThan(10);
    for (const pattern of [
      /<title>([^<]+)/,
      /name="description" content="([^"]+)"/,
      /rel="canonical" href="([^"]+)"/,
    ]) {
      const all = documents.map(({ html }) => found(html, pattern));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('is visible in the page itself, if its row requires the first view', () => {
    const whole = registry.filter(({ document }) => document === 'whole');
    for (const { route } of whole.filter((row) => row.route !== '/')) {
      for (const { address, html } of listed().filter((one) => one.address.endsWith(route))) {
        expect(html.split('<main')[1], address).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      }
    }
  });

  it('is absent from pages that are not indexed', () => {
    for (const file of ['404.html', 'offline.html', 'bn/404.html', 'bn/offline.html']) {
      expect(site(file)).toContain('<meta name="robots" content="noindex">');
    }
    expect(site('robots.txt')).toContain(`Sitemap: ${DOMAIN}/sitemap.xml`);
  });

  it('exists for every row with a document, in every language', () => {
    const catalogue = readCatalogue(ROOT);
    const brand = testBrand();
    for (const row of registry.filter(({ document }) => document !== undefined)) {
      for (const language of ['en', 'bn'] as const) {
        const { description } = pageTexts(brand, language, catalogue[language] ?? {}, { row });
        expect(description, `${row.id} ${language}`).toContain(brand.name);
      }
    }
  });
});

describe('the files that the service worker caches', () => {
  const precached = (): (string | { url: string; revision: string })[] =>
    JSON.parse(found(site('sw.js'), /^self\.livery=(.*);\n/)).precache;
  const addresses = () => precached().map((one) => (typeof one === 'string' ? one : one.url));

  it('exist in the site, with a revision unless their names have a hash', () => {
    const files = new Set(filesBelow(`${folder}/dist/zephyr`));
    for (const address of addresses()) expect(files).toContain(address.slice(1));
    for (const one of precached()) {
      if (typeof one === 'string') expect(one).toMatch(/^\/assets\/.*[.-][\w-]{7,}\.\w+$/);
      else expect(one.revision).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('include the offline page and responsible play, in every language', () => {
    expect(addresses()).toEqual(
      expect.arrayContaining([
        '/offline.html',
        '/bn/offline.html',
        '/responsible.html',
        '/bn/responsible.html',
      ]),
    );
  });

  it('start no app in the offline page', () => {
    expect(site('offline.html')).not.toMatch(/<meta name="livery-scripts"/);
    expect(site('offline.html')).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  });
});
