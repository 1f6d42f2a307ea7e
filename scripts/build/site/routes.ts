import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { prefixOf } from '../page/languages.ts';

/** The route of the prerendered page. */
export const HOME = '/';

/** The row of the lobby. */
function homeRow(rows: readonly ModuleRow[]): ModuleRow {
  const row = rows.find(({ route }) => route === HOME);
  if (!row) throw new Error('The registry has no row for /.');
  return row;
}

/** The screen that `/` shows, as the registry names it. */
export const homeScreen = (): string => homeRow(registry).screen;

/** A route as hosts match it: `/lottery/:code` → `/lottery/*`. */
const asGlob = (route: string): string => route.replace(/\/:[^/]+/g, '/*');

/** An address of a site and the document that answers it. */
export interface Rewrite {
  from: string;
  to: string;
}

/**
 * Every address that the brand's modules know, in every language, with the document that answers it: the lobby for its
 * aliases (S2.1) and for a language's prefix without a slash, the shell for all else. `/` itself needs no rewrite.
 */
export function rewrites(brand: ResolvedBrand): Rewrite[] {
  const rows = brandRows(registry, brand);
  return brand.languages.supported.flatMap((language) => {
    const prefix = prefixOf(brand.languages, language);
    const to = (document: string, route: string): Rewrite => ({
      from: `${prefix}${asGlob(route)}`,
      to: `${prefix}/${document}`,
    });
    const own = rows
      .filter((row) => row.route !== HOME)
      .flatMap((row) => [row.route, ...(row.aliases ?? [])].map((route) => to('200.html', route)));
    const aliases = (homeRow(rows).aliases ?? [])
      .filter((alias) => alias !== '/index.html')
      .map((alias) => to('index.html', alias));
    const bare = prefix === '' ? [] : [{ from: prefix, to: `${prefix}/index.html` }];
    return [...bare, ...aliases, ...own];
  });
}

/** The routes that anyone may see and that stand for themselves: those that a sitemap lists. */
export const publicRoutes = (brand: ResolvedBrand): string[] =>
  brandRows(registry, brand)
    .filter((row) => row.audience === 'everyone' && !row.route.includes(':'))
    .filter((row) => row.flag === undefined || brand.flags[row.flag])
    .map((row) => row.route);
