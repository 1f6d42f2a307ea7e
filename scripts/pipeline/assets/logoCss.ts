import type { BuiltPicture } from '#src/brand/page.ts';
import type { Theme } from '../theme/layers.ts';
import { cssString } from './cssString.ts';

/** The logo of the theme that is not the default. */
export interface OtherLogo {
  theme: Theme;
  src: string;
}

/**
 * The rules that show the other theme's logo wherever the page has the default one's: they apply before the first paint, so that the wrong
 * logo is never seen. Pages of brands with one logo have none of them. The property is inherited, so that the nearest theme decides.
 */
export function logoCss({ src }: Pick<BuiltPicture, 'src'>, other: OtherLogo | undefined): string {
  if (!other) return '';
  const main = other.theme === 'dark' ? 'light' : 'dark';
  return [
    `[data-theme="${main}"]{--logo:normal}`,
    `[data-theme="${other.theme}"]{--logo:url(${cssString(other.src)})}`,
    `img[src=${cssString(src)}]{content:var(--logo,normal)}`,
  ].join('');
}
