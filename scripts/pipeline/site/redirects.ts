import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { prefixOf } from '../page/languages.ts';
import { HOST_FILE_PATHS } from './hostFiles.ts';
import { rewrites } from './routes.ts';

/** The languages with a prefix: all but the default one. */
export const prefixed = (brand: ResolvedBrand): string[] =>
  brand.languages.supported.filter((language) => language !== brand.languages.default);

/**
 * The `_redirects` file for static hosts: known addresses get their document with status 200, the default language's own prefix redirects
 * to the address without it, and everything else is not found in its language. Host files are not found although they exist, and
 * `/favicon.ico` is the picture at `icon`.
 */
export function redirectsFile(brand: ResolvedBrand, icon: string): string {
  const known = rewrites(brand).map(({ from, to }) => `${from} ${to} 200`);
  const unknown = prefixed(brand).map((language) => {
    const prefix = prefixOf(brand.languages, language);
    return `${prefix}/* ${prefix}/404.html 404`;
  });
  const hidden = HOST_FILE_PATHS.map((path) => `${path} /404.html 404!`);
  const favicon = `/favicon.ico ${icon} 200`;
  const home = brand.languages.default;
  return `${[...hidden, favicon, ...known, `/${home}/* /:splat 301`, ...unknown, '/* /404.html 404'].join('\n')}\n`;
}
