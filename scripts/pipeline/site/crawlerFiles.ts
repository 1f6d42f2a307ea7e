import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { escapeText } from '../page/escape.ts';
import { addressIn, alternates } from '../page/languages.ts';
import { documentRows } from './routes.ts';

/** `robots.txt`: everything may be crawled except the platform's calls. */
export function robotsFile(brand: ResolvedBrand): string {
  const sitemap = `https://${brand.domains.main}/sitemap.xml`;
  return `User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\n\nSitemap: ${sitemap}\n`;
}

/** `sitemap.xml`: every route with its own document in every language, each with its alternates. */
export function sitemapFile(brand: ResolvedBrand): string {
  const urls = documentRows(brand).flatMap(({ route }) => {
    const links = alternates(brand, route).map(
      ([language, href]) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeText(language)}" href="${escapeText(href)}"/>`,
    );
    return brand.languages.supported.map((language) =>
      [
        '  <url>',
        `    <loc>${escapeText(addressIn(brand, language, route))}</loc>`,
        ...links,
        '  </url>',
      ].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
