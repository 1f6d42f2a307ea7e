import { describe, expect, it } from 'vitest';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import { testBrand } from '../brand.fixture.ts';
import { robotsFile, sitemapFile } from './crawlerFiles.ts';
import { headersFile } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { redirectsFile } from './redirects.ts';

const ICON = '/assets/icon.png';
const brand = testBrand({
  categories: ['LIVE', 'RNG'],
  languages: { default: 'en', supported: ['en', 'bn'] },
});
const rows = brandRows(registry, brand);

/** The rules of a `_headers` file: path → headers. */
function rules(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const rule of file.trimEnd().split(/\n(?! )/)) {
    const [path = '', ...headers] = rule.split('\n');
    found.set(
      path,
      headers.map((header) => header.trim()),
    );
  }
  return found;
}

describe('the redirects of a site', () => {
  const lines = redirectsFile(brand, ICON).trimEnd().split('\n');

  it('serve a document for every route of the brand in every language', () => {
    for (const { route, document } of rows.filter((row) => row.route !== '/')) {
      const file = document === undefined ? '/200.html' : `${route}.html`;
      expect(lines).toContain(`${route} ${file} 200`);
      expect(lines).toContain(`/bn${route} /bn${file} 200`);
    }
  });

  it('serve the lobby for its aliases (S2.1)', () => {
    expect(lines).toContain('/home /index.html 200');
    expect(lines).toContain('/bn/index /bn/index.html 200');
  });

  it('have no route for a category that the brand does not have', () => {
    expect(lines.filter((line) => line.startsWith('/fish'))).toEqual([]);
  });

  it('end with the not-found pages, one for each language', () => {
    expect(lines.slice(-3)).toEqual([
      '/en/* /:splat 301',
      '/bn/* /bn/404.html 404',
      '/* /404.html 404',
    ]);
  });
});

describe('the headers of a site', () => {
  const found = rules(headersFile(brand, "default-src 'none'"));

  it('protect every response', () => {
    expect(found.get('/*')).toEqual([
      "Content-Security-Policy: default-src 'none'",
      'Strict-Transport-Security: max-age=63072000; includeSubDomains',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      expect.stringContaining('Permissions-Policy: camera=()'),
      'Cross-Origin-Opener-Policy: same-origin',
    ]);
  });

  it('let a site detect that the popup of a social sign-in was closed, if it has one (S8.8)', () => {
    const social = testBrand({ signIn: { social: { google: { clientId: 'client-of-site' } } } });
    const own = rules(headersFile(social, "default-src 'none'"));
    expect(own.get('/*')).toContain('Cross-Origin-Opener-Policy: same-origin-allow-popups');
    expect(own.get('/signed-in.html')).toEqual(['Cache-Control: no-cache']);
    expect(found.has('/signed-in.html')).toBe(false);
  });

  it('let hashed files be cached forever, and documents be revalidated', () => {
    expect(found.get('/assets/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
    for (const path of ['/', '/bn/', '/live', '/bn/live', '/200.html', '/offline.html', '/sw.js']) {
      expect(found.get(path)).toEqual(['Cache-Control: no-cache']);
    }
  });
});

describe('the nginx snippet', () => {
  const file = nginxFile(brand, `default-src "x" 'none'`, ICON);

  it('has balanced blocks and quoted values', () => {
    expect(file.match(/\{$/gm)).toHaveLength(file.match(/^ *\}$/gm)?.length ?? 0);
    expect(file).toContain(
      `add_header Content-Security-Policy "default-src \\"x\\" 'none'" always;`,
    );
  });

  it('serves the same addresses as the redirects', () => {
    expect(file).toContain('location = /live {\n  try_files /live.html =404;\n}');
    expect(file).toContain('location = /live/ {\n  try_files /live.html =404;\n}');
    expect(file).toContain('location = /bn/home {\n  try_files /bn/index.html =404;\n}');
    expect(file).toContain('error_page 404 /bn/404.html;');
    expect(file).not.toContain('/fish');
  });

  it('lets nobody remember that a file is missing, or that it cannot be read', () => {
    expect(file).toMatch(/location \^~ \/assets\/ \{[^}]*try_files \$uri @missing;\n\}/);
    expect(file).toContain(
      'location @missing {\n  set $livery_cache "no-cache";\n  return 404;\n}',
    );
    expect(file).toMatch(/location \^~ \/assets\/ \{[^}]*error_page 403 500 503 @unreadable;\n/);
    expect(file).toContain(
      'location @unreadable {\n  set $livery_cache "no-cache";\n  return 500;\n}',
    );
  });
});

describe('files that are not part of the site', () => {
  it('return 404 on every host, except for the build record', () => {
    const redirects = redirectsFile(brand, ICON);
    const nginx = nginxFile(brand, "default-src 'none'", ICON);
    for (const path of ['/_headers', '/_redirects', '/nginx.conf']) {
      expect(redirects).toContain(`${path} /404.html 404!\n`);
      expect(nginx).toContain(`location = ${path} {\n  return 404;\n}`);
    }
    expect(nginx + redirects).not.toContain('livery.json');
  });
});

describe('the default icon of browsers', () => {
  it('is that of the brand', () => {
    expect(redirectsFile(brand, ICON)).toContain(`/favicon.ico ${ICON} 200\n`);
    expect(nginxFile(brand, "default-src 'none'", ICON)).toContain(
      `location = /favicon.ico {\n  try_files ${ICON} =404;\n}`,
    );
  });
});

describe('the files for crawlers', () => {
  it('list every route with its own document in every language, with its translations', () => {
    const map = sitemapFile(brand);
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toHaveLength(rows.filter((row) => row.document).length * 2);
    expect(listed).toContain('https://zephyr.example/bn/live');
    expect(map).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://zephyr.example/live"/>',
    );
  });

  it('link the sitemap from robots.txt', () => {
    expect(robotsFile(brand)).toContain('Sitemap: https://zephyr.example/sitemap.xml');
  });
});
