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

describe('the redirects', () => {
  const lines = redirectsFile(brand, ICON).trimEnd().split('\n');

  it('answer every route of the brand in every language with a document', () => {
    for (const { route, document } of rows.filter((row) => row.route !== '/')) {
      const file = document === undefined ? '/200.html' : `${route}.html`;
      expect(lines).toContain(`${route} ${file} 200`);
      expect(lines).toContain(`/bn${route} /bn${file} 200`);
    }
  });

  it('answer the aliases of the lobby with the lobby (S2.1)', () => {
    expect(lines).toContain('/home /index.html 200');
    expect(lines).toContain('/bn/index /bn/index.html 200');
  });

  it('know no route of a category that the brand does not carry', () => {
    expect(lines.filter((line) => line.startsWith('/fish'))).toEqual([]);
  });

  it('end with the pages for unknown addresses, each language its own', () => {
    expect(lines.slice(-3)).toEqual([
      '/en/* /:splat 301',
      '/bn/* /bn/404.html 404',
      '/* /404.html 404',
    ]);
  });
});

describe('the headers', () => {
  const found = rules(headersFile(brand, "default-src 'none'"));

  it('protect every answer', () => {
    expect(found.get('/*')).toEqual([
      "Content-Security-Policy: default-src 'none'",
      'Strict-Transport-Security: max-age=63072000; includeSubDomains',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      expect.stringContaining('Permissions-Policy: camera=()'),
      'Cross-Origin-Opener-Policy: same-origin',
    ]);
  });

  it('let a site learn that the popup of a social sign-in was closed, where it has one (S8.8)', () => {
    const social = testBrand({ signIn: { social: { google: { clientId: 'client-of-site' } } } });
    const own = rules(headersFile(social, "default-src 'none'"));
    expect(own.get('/*')).toContain('Cross-Origin-Opener-Policy: same-origin-allow-popups');
    expect(own.get('/signed-in.html')).toEqual(['Cache-Control: no-cache']);
    expect(found.has('/signed-in.html')).toBe(false);
  });

  it('let hashed files be kept for good and have documents asked for anew', () => {
    expect(found.get('/assets/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
    for (const path of ['/', '/bn/', '/live', '/bn/live', '/200.html', '/offline.html', '/sw.js']) {
      expect(found.get(path)).toEqual(['Cache-Control: no-cache']);
    }
  });
});

describe('the nginx snippet', () => {
  const file = nginxFile(brand, `default-src "x" 'none'`, ICON);

  it('has as many closed blocks as opened ones, and quotes its values', () => {
    expect(file.match(/\{$/gm)).toHaveLength(file.match(/^ *\}$/gm)?.length ?? 0);
    expect(file).toContain(
      `add_header Content-Security-Policy "default-src \\"x\\" 'none'" always;`,
    );
  });

  it('answers the same addresses as the redirects do', () => {
    expect(file).toContain('location = /live {\n  try_files /live.html =404;\n}');
    expect(file).toContain('location = /live/ {\n  try_files /live.html =404;\n}');
    expect(file).toContain('location = /bn/home {\n  try_files /bn/index.html =404;\n}');
    expect(file).toContain('error_page 404 /bn/404.html;');
    expect(file).not.toContain('/fish');
  });
});

describe('files that are not part of the site', () => {
  it('are answered with 404 by every host, and the record of the build is not one of them', () => {
    const redirects = redirectsFile(brand, ICON);
    const nginx = nginxFile(brand, "default-src 'none'", ICON);
    for (const path of ['/_headers', '/_redirects', '/nginx.conf']) {
      expect(redirects).toContain(`${path} /404.html 404!\n`);
      expect(nginx).toContain(`location = ${path} {\n  return 404;\n}`);
    }
    expect(nginx + redirects).not.toContain('livery.json');
  });
});

describe('the icon that browsers ask for by themselves', () => {
  it('is that of the brand', () => {
    expect(redirectsFile(brand, ICON)).toContain(`/favicon.ico ${ICON} 200\n`);
    expect(nginxFile(brand, "default-src 'none'", ICON)).toContain(
      `location = /favicon.ico {\n  try_files ${ICON} =404;\n}`,
    );
  });
});

describe('what crawlers read', () => {
  it('lists every route with a document of its own in every language, with its siblings', () => {
    const map = sitemapFile(brand);
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toHaveLength(rows.filter((row) => row.document).length * 2);
    expect(listed).toContain('https://zephyr.example/bn/live');
    expect(map).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://zephyr.example/live"/>',
    );
  });

  it('leads from robots.txt to the sitemap', () => {
    expect(robotsFile(brand)).toContain('Sitemap: https://zephyr.example/sitemap.xml');
  });
});
