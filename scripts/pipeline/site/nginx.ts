import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { pathIn, prefixOf } from '../page/languages.ts';
import { IMMUTABLE, REVALIDATE, securityHeaders } from './headers.ts';
import { HOST_FILE_PATHS } from './hostFiles.ts';
import { prefixed } from './redirects.ts';
import { type Rewrite, rewrites } from './routes.ts';

/** The compressible types; HTML always is. */
const COMPRESSED = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/javascript',
  'text/xml',
];

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

/** The web manifests, whose extension MIME type lists lack. */
const webManifests = (brand: ResolvedBrand): string[] =>
  brand.languages.supported.map((language) =>
    pathIn(brand.languages, language, '/manifest.webmanifest'),
  );

/** One address with and without a trailing slash, or everything below it if the route ends in a wildcard. */
const locationsOf = (from: string): string[] =>
  from.endsWith('/*')
    ? [`location ^~ ${from.slice(0, -1)}`]
    : [`location = ${from}`, `location = ${from}/`];

const rewritten = ({ from, to }: Rewrite): string[] =>
  locationsOf(from).flatMap((location) => block(location, [`try_files ${to} =404;`]));

/**
 * The same rules for nginx, to `include` in the `server` block whose `root` is the site's folder. The cache rule is a variable because a
 * location with its own `add_header` would lose the security headers. `icon` is the address of the picture served as `/favicon.ico`.
 */
export function nginxFile(brand: ResolvedBrand, policy: string, icon: string): string {
  const headers = securityHeaders(brand, policy).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  const home = brand.languages.default;
  const lines = [
    `# ${brand.id}: include this in the server block whose root is this folder.`,
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    'index index.html;',
    'error_page 404 /404.html;',
    `set $livery_cache ${quoted(REVALIDATE)};`,
    ...headers,
    'add_header Cache-Control $livery_cache always;',
    ...block('location ^~ /assets/', [
      // Of this folder's types, older MIME lists lack only AVIF.
      'default_type image/avif;',
      `set $livery_cache ${quoted(IMMUTABLE)};`,
      'error_page 404 /404.html;',
      'error_page 403 500 503 @unreadable;',
      'try_files $uri @missing;',
    ]),
    // A file that is missing today, or cannot be read, may be back tomorrow.
    ...block('location @missing', [`set $livery_cache ${quoted(REVALIDATE)};`, 'return 404;']),
    ...block('location @unreadable', [`set $livery_cache ${quoted(REVALIDATE)};`, 'return 500;']),
    ...webManifests(brand).flatMap((path) =>
      block(`location = ${path}`, [
        'default_type application/manifest+json;',
        'try_files $uri =404;',
      ]),
    ),
    ...HOST_FILE_PATHS.flatMap((path) => block(`location = ${path}`, ['return 404;'])),
    ...block('location = /favicon.ico', [`try_files ${icon} =404;`]),
    ...rewrites(brand).flatMap(rewritten),
    ...block(`location ~ ^/${home}/(.*)$`, ['return 301 /$1$is_args$args;']),
    ...prefixed(brand).flatMap((language) => {
      const prefix = prefixOf(brand.languages, language);
      return block(`location ${prefix}/`, [
        `error_page 404 ${prefix}/404.html;`,
        'try_files $uri $uri/index.html =404;',
      ]);
    }),
    ...block('location /', ['try_files $uri $uri/index.html =404;']),
  ];
  return `${lines.join('\n')}\n`;
}
