import type { Theme } from '../theme/layers.ts';
import { cssString } from './cssString.ts';

/** The address of the logo of each theme that the brand offers. */
export type ThemeLogos = Partial<Record<Theme, string>>;

/** The end of the address of an empty picture on which a theme's logo is shown. */
export const LOGO_PLACE = '#logo';

/**
 * The rules that show the theme's logo wherever the page has the empty one: they apply before the first paint, so that the wrong logo is
 * never seen, and the browser fetches the one that it shows. Pages of brands with one logo have none of them. The property is inherited, so
 * that the nearest theme decides.
 */
export function logoCss(logos: ThemeLogos | undefined): string {
  if (!logos) return '';
  const themes = Object.entries(logos).map(
    ([theme, address]) => `[data-theme="${theme}"]{--logo:url(${cssString(address)})}`,
  );
  const shown = 'background:var(--logo) center/contain no-repeat';
  return `${themes.join('')}img[src$=${cssString(LOGO_PLACE)}]{${shown}}`;
}
