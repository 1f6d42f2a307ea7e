import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { prefixOf } from '../page/languages.ts';
import { pagesOf } from '../page/pages.ts';
import { HOME, rewrites } from './routes.ts';
import { WORKER_PATH } from './workerPath.ts';

/** Files whose names carry their hash never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Documents are revalidated each time, and answered with 304 while unchanged. */
export const REVALIDATE = 'no-cache';

const TWO_YEARS_S = 63_072_000;

/** The headers of every answer of a site. A page that opens a social sign-in popup can see when it closes. */
export const securityHeaders = (
  { signIn }: Pick<ResolvedBrand, 'signIn'>,
  policy: string,
): [name: string, value: string][] => [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', `max-age=${TWO_YEARS_S}; includeSubDomains`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', signIn?.social ? 'same-origin-allow-popups' : 'same-origin'],
];

/** Every address of a document, or of a file that is revalidated like one. */
function documentPaths(brand: ResolvedBrand): string[] {
  const files = [...pagesOf(brand).map(({ file }) => file), 'manifest.webmanifest'];
  const own = brand.languages.supported.flatMap((language) => {
    const prefix = prefixOf(brand.languages, language);
    return [HOME, ...files.map((file) => `/${file}`)].map((path) => `${prefix}${path}`);
  });
  return [...own, ...rewrites(brand).map(({ from }) => from), WORKER_PATH];
}

/**
 * The `_headers` file for static hosts. No two rules set the same header for one address, since some hosts join such values and others take
 * the last.
 */
export function headersFile(brand: ResolvedBrand, policy: string): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', securityHeaders(brand, policy)),
    rule('/assets/*', [['Cache-Control', IMMUTABLE]]),
    ...documentPaths(brand).map((path) => rule(path, [['Cache-Control', REVALIDATE]])),
  ];
  return `${rules.join('\n')}\n`;
}
