import type { BuiltPicture } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { LOGO_PLACE, type ThemeLogos } from './logoCss.ts';

/** An empty picture of a size, which says nothing and fetches nothing: the place of the theme's logo. */
const empty = ({ width, height }: BuiltPicture): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}${LOGO_PLACE}`;

/**
 * Adds a brand's logo: one file for its themes, or one for each that it offers. With several, pages have an empty picture of their
 * proportions, on which a rule shows that of the theme: a page that named one of them would fetch it in the other theme, too.
 */
export async function addLogo(
  logo: ResolvedBrand['branding']['logo'],
  { available, default: main }: ResolvedBrand['themes'],
  add: (path: string) => Promise<BuiltPicture>,
): Promise<{ logo: BuiltPicture; themeLogos?: ThemeLogos }> {
  if (typeof logo === 'string') return { logo: await add(logo) };
  const first = await add(logo[main]);
  const others = await Promise.all(
    available.map(async (theme) => [theme, (await add(logo[theme])).src] as const),
  );
  if (others.every(([, src]) => src === first.src)) return { logo: first };
  return { logo: { ...first, src: empty(first) }, themeLogos: Object.fromEntries(others) };
}
