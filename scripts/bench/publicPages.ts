import { pathIn } from '#scripts/pipeline/page/languages.ts';
import { documentRows } from '#scripts/pipeline/site/routes.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { found } from './found.ts';

/** A public page of a brand in one of its languages. */
export interface PublicPage {
  brand: string;
  language: ResolvedBrand['languages']['default'];
  route: string;
  /** The route with the prefix of the language. */
  path: string;
}

export interface PageChoice {
  /** Every page of every brand, not each route once a language. */
  all?: boolean | undefined;
  /** Parts of `brand language path` that each page must have: `/vip`, ` bn `. */
  only?: readonly string[] | undefined;
}

/** The printed name of a page, which `only` is matched with. */
export const pageName = ({ brand, language, path }: PublicPage): string =>
  `${brand} ${language} ${path}`;

const pagesOf = (brand: ResolvedBrand): PublicPage[] =>
  documentRows(brand).flatMap(({ route }) =>
    brand.languages.supported.map((language) => ({
      brand: brand.id,
      language,
      route,
      path: pathIn(brand.languages, language, route),
    })),
  );

/**
 * The public pages to measure. As brands differ only in data, each route is measured once in each language, alternating between the brands
 * that have it; the home page in every brand. Throws if no page is left to measure.
 */
export function publicPages(
  brands: readonly ResolvedBrand[],
  { all = false, only = [] }: PageChoice = {},
): PublicPage[] {
  const every = brands.flatMap(pagesOf);
  const wanted = every.filter((page) => only.every((part) => pageName(page).includes(part)));
  const sought = only.map((part) => JSON.stringify(part)).join(' and ');
  found(wanted[0], `public page${sought && ` with ${sought}`}`);
  if (all || only.length > 0) return wanted;
  const kinds = [...new Set(every.map(({ route, language }) => `${language} ${route}`))];
  const drawn = new Set(
    kinds.map((kind, at) => {
      const same = every.filter(({ route, language }) => `${language} ${route}` === kind);
      return same[at % same.length];
    }),
  );
  return every.filter((page) => page.route === '/' || drawn.has(page));
}
