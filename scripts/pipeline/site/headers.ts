import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { prefixOf } from '../page/languages.ts';
import { pagesOf } from '../page/pages.ts';
import { HOME, rewrites } from './routes.ts';
import { WORKER_PATH } from './workerPath.ts';

/** Files whose names carry their hash never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Documents are asked for anew each time, and answered with 304 while they are the same. */
export const REVALIDATE = 'no-cache';

const TWO_YEARS_S = 63_072_000;

/** The headers that every answer of a site carries. A page that opens the popup of a social sign-in learns when it is closed. */
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

/** Every address that answers with a document, or with what is asked for anew like one. */
function documentPaths(brand: ResolvedBrand): string[] {
  const files = [...pagesOf(brand).map(({ file }) => file), 'manifest.webmanifest'];
  const own = brand.languages.supported.flatMap((language) => {
    const prefix = prefixOf(brand.languages, language);
    return [HOME, ...files.map((file) => `/${file}`)].map((path) => `${prefix}${path}`);
  });
  return [...own, ...rewrites(brand).map(({ from }) => from), WORKER_PATH];
}

/**
 * The `_headers` file that static hosts read. No two rules give one address the same header, since some hosts join
 * such values and others take the last.
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
