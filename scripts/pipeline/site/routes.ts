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

/** The rows of a brand that have a document of their own. One that a flag switches off has none, for the flag may turn. */
export const documentRows = (brand: ResolvedBrand): ModuleRow[] =>
  brandRows(registry, brand).filter(
    ({ document, flag }) => document !== undefined && (flag === undefined || brand.flags[flag]),
  );

/** A route as hosts match it: `/lottery/:code` → `/lottery/*`. */
const asGlob = (route: string): string => route.replace(/\/:[^/]+/g, '/*');

/** An address of a site and the document that answers it. */
export interface Rewrite {
  from: string;
  to: string;
}

/**
 * Every address that the brand's modules know, in every language, with the document that answers it: that of its row, or
 * the shell. The prefix of a language is the lobby too without its slash. `/` itself needs no rewrite.
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
