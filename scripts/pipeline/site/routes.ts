import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { prefixOf } from '../page/languages.ts';

/** The route of the prerendered page. */
export const HOME = '/';

/** The file of a route's own document: `/help` → `help.html`. */
export const documentFile = (route: string): string =>
  route === HOME ? 'index.html' : `${route.slice(1)}.html`;

/** The rows of a brand with their own document. A row with a flag has none, since the flag may change. */
export const documentRows = (brand: ResolvedBrand): ModuleRow[] =>
  brandRows(registry, brand).filter(
    ({ document, flag }) => document !== undefined && (flag === undefined || brand.flags[flag]),
  );

/** A route as a host pattern: `/lottery/:code` → `/lottery/*`. */
const asGlob = (route: string): string => route.replace(/\/:[^/]+/g, '/*');

/** An address of a site and its document. */
export interface Rewrite {
  from: string;
  to: string;
}

/**
 * Every address of the brand's modules, in every language, with its document: its row's, or the shell. A language prefix without its slash
 * is the lobby too. `/` itself needs no rewrite.
 */
export function rewrites(brand: ResolvedBrand): Rewrite[] {
  const rows = brandRows(registry, brand);
  const own = new Set(documentRows(brand));
  return brand.languages.supported.flatMap((language) => {
    const prefix = prefixOf(brand.languages, language);
    const bare = prefix === '' ? [] : [{ from: prefix, to: `${prefix}/index.html` }];
    const known = rows.flatMap((row) => {
      const file = own.has(row) ? documentFile(row.route) : '200.html';
      return [row.route, ...(row.aliases ?? [])]
        .filter((route) => route !== HOME && route !== `/${file}`)
        .map((route) => ({ from: `${prefix}${asGlob(route)}`, to: `${prefix}/${file}` }));
    });
    return [...bare, ...known];
  });
}
