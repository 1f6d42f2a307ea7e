import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import { SITES, type Site } from '../sites.ts';
import { screenReached } from './reached.ts';

/** A language and a theme of a site. */
export interface Dress {
  language: string;
  theme: string;
}

/** Every way in which a site can be looked at. */
export const dressesOf = ({ brand }: Site): Dress[] =>
  brand.languages.supported.flatMap((language) =>
    brand.themes.available.map((theme) => ({ language, theme })),
  );

const keyOf = ({ brand }: Site, { language, theme }: Dress, isMobile: boolean): string =>
  [brand.id, language, theme, isMobile ? 'phone' : 'desktop'].join(' ');

/** Every look at a route by some site that has it; what no row has is every site's. */
const looksAt = (route: string): string[] =>
  SITES.filter(
    ({ brand }) =>
      brandRows(registry, brand).some((row) => row.route === route) ||
      !registry.some((row) => row.route === route),
  ).flatMap((site) =>
    dressesOf(site).flatMap((dress) =>
      [false, true].map((isMobile) => keyOf(site, dress, isMobile)),
    ),
  );

const REF = process.env.LIVERY_CHANGED;
const isReached = REF ? screenReached(REF) : () => true;

/**
 * Whether this run looks at a route like that: on a push in one of all its looks; with
 * `LIVERY_CHANGED=REF`, at those that a change since can be seen on.
 */
export const isLookDue = (route: string, site: Site, dress: Dress, isMobile: boolean): boolean =>
  isReached(route) &&
  (EVERYTHING ||
    drawnOf(`look at ${route}`, looksAt(route)).includes(keyOf(site, dress, isMobile)));
