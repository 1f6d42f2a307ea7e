import type { BuiltAssets } from '../assets/assets.ts';
import type { Cached } from '../assets/cache.ts';
import { cssString } from '../assets/cssString.ts';
import { withMatchedFaces } from '../assets/matchedFaces.ts';
import { withoutFonts } from '../assets/withoutFonts.ts';
import type { BuiltTheme } from '../theme/buildTheme.ts';

/** The fonts of a brand that its first views may need, by what is set in them. */
export interface FirstFonts {
  text: string[];
  headings: string[];
}

/** The CSS of a brand's themes, and its fonts with the fallbacks. */
export async function typeCss(
  themes: string,
  fonts: BuiltAssets['fonts'],
  cached: Cached,
): Promise<string> {
  if (fonts.length === 0) return themes;
  let css = themes;
  for (const font of fonts) css = await withMatchedFaces(css, font, cached);
  return fonts.map((font) => font.css).join('') + css + withoutFonts(css, fonts);
}

/** The addresses of the fonts that lead the stacks of texts and of headings. */
export function firstFonts(fonts: BuiltAssets['fonts'], values: BuiltTheme['values']): FirstFonts {
  const leading = (role: string) =>
    fonts
      .filter(({ family }) =>
        Object.values(values).some((roles) => roles[role]?.startsWith(cssString(family))),
      )
      .map(({ href }) => href);
  return { text: leading('font.family.body'), headings: leading('font.family.heading') };
}

/** The fonts of a page's first view: those of texts, and those of headings where the page comes with one. */
export const fontsIn = (html: string, { text, headings }: FirstFonts): string[] => [
  ...new Set([...text, ...(/<h[1-6][\s>]/.test(html) ? headings : [])]),
];
