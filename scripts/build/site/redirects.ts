import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { prefixOf } from '../page/languages.ts';
import { rewrites } from './routes.ts';

/** The languages with a prefix: all but the default one. */
export const prefixed = (brand: ResolvedBrand): string[] =>
  brand.languages.supported.filter((language) => language !== brand.languages.default);

/**
 * The `_redirects` file that static hosts read: known addresses get their document with status 200, the default
 * language's own prefix leads to the address without it, and everything else is not found in its language.
 */
export function redirectsFile(brand: ResolvedBrand): string {
  const known = rewrites(brand).map(({ from, to }) => `${from} ${to} 200`);
  const unknown = prefixed(brand).map((language) => {
    const prefix = prefixOf(brand.languages, language);
    return `${prefix}/* ${prefix}/404.html 404`;
  });
  const home = brand.languages.default;
  return `${[...known, `/${home}/* /:splat 301`, ...unknown, '/* /404.html 404'].join('\n')}\n`;
}
