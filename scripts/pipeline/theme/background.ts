import type { BuiltPicture } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { cssString } from '../assets/cssString.ts';
import type { BuiltTheme } from './buildTheme.ts';
import { THEMES } from './layers.ts';
import { PATTERNS } from './patterns.ts';
import { veilOf } from './veil.ts';

type Background = ResolvedBrand['branding']['look']['background'];

/** The last address of each encoded form is its largest. */
const largest = (srcset: string): string => srcset.split(', ').at(-1)?.split(' ')[0] ?? '';

/** The picture in the best form that the browser reads; the first declaration is for those without `image-set`. */
function layers({ src, sources }: BuiltPicture): string {
  const veil = 'linear-gradient(var(--veil),var(--veil))';
  const plain = `background-image:${veil},url(${cssString(src)})`;
  if (sources.length === 0) return plain;
  const forms = sources.map(
    ({ type, srcset }) => `url(${cssString(largest(srcset))}) type(${cssString(type)})`,
  );
  return `${plain};background-image:${veil},image-set(${forms.join(',')})`;
}

/** The picture behind the page covers the screen and stays while the page scrolls, below the veil of each theme. */
function pictureCss(picture: BuiltPicture, values: BuiltTheme['values']): string {
  const veils = THEMES.flatMap((theme) => {
    const colors = values[theme];
    if (!colors) return [];
    const share = veilOf(colors) ?? 100;
    const alpha = Math.ceil((share / 100) * 255)
      .toString(16)
      .padStart(2, '0');
    const canvas = colors['color.surface.canvas']?.slice(0, 7);
    return [`[data-theme="${theme}"]{--veil:${canvas}${alpha}}`];
  });
  const place = 'content:"";position:fixed;inset:0;z-index:-1';
  const size = 'background-size:cover;background-position:center';
  const shown = ':root:not([data-data-saver="on"]) body::before';
  return `${veils.join('')}${shown}{${place};${layers(picture)};${size}}`;
}

/** What lies behind the page, as rules; empty for a plain page. Colours that the reader forces have nothing behind them. */
export function backgroundCss(
  background: Background,
  picture: BuiltPicture | undefined,
  values: BuiltTheme['values'],
): string {
  if (background === 'none') return '';
  if (background !== 'picture')
    return `@media (forced-colors:none){:root body{${PATTERNS[background]}}}`;
  return picture ? `@media (forced-colors:none){${pictureCss(picture, values)}}` : '';
}
