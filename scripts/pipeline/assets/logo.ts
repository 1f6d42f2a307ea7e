import type { BuiltPicture } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { THEMES } from '../theme/layers.ts';
import type { OtherLogo } from './logoCss.ts';

/** Adds the logo of the default theme, and that of the other if it differs and is offered. */
export async function addLogo(
  logo: ResolvedBrand['branding']['logo'],
  themes: ResolvedBrand['themes'],
  add: (path: string) => Promise<BuiltPicture>,
): Promise<{ logo: BuiltPicture; otherLogo?: OtherLogo }> {
  if (typeof logo === 'string') return { logo: await add(logo) };
  const main = await add(logo[themes.default]);
  const theme = THEMES.find((one) => one !== themes.default && themes.available.includes(one));
  if (!theme) return { logo: main };
  const { src } = await add(logo[theme]);
  return { logo: main, ...(src !== main.src && { otherLogo: { theme, src } }) };
}
