import { drawnOf, lotOf } from '#scripts/test/draw.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { PHONE } from './measures.ts';

/** The conditions of a story: Storybook's three toolbars. */
export interface Variant {
  brand: string;
  theme: string;
  language: string;
}

/** A language of the story matrix: the variant to play its stories in, and those to check them in once played. */
export interface LanguageVariants {
  played: Variant;
  others: Variant[];
}

/** The languages of the story matrix: a spoken one, and one that mirrors the page. The stories step plays in English. */
export const LANGUAGES = ['bn', 'ar-XB'];

/** Per language, the brand and theme that the seed picks to play stories in, and all the other ones. */
export const variantsOf = (
  brands: readonly Pick<ResolvedBrand, 'id' | 'themes'>[],
  seed?: string,
): LanguageVariants[] =>
  LANGUAGES.flatMap((language) => {
    const variants = brands.flatMap(({ id, themes }) =>
      themes.available.map((theme) => ({ brand: id, theme, language })),
    );
    return drawnOf(`variant in ${language}`, variants, seed).map((played) => ({
      played,
      others: variants.filter((variant) => variant !== played),
    }));
  });

/** The views for checking stories, in CSS pixels. */
export const VIEWS = {
  phone: PHONE,
  desktop: { width: 1280, height: 800 },
} as const;

/** Phone or desktop for a story in the language at an index of the list: they alternate, and the seed picks which comes first. */
export const viewOf = (story: string, index: number): keyof typeof VIEWS =>
  (lotOf(`view of ${story}`) + index) % 2 === 0 ? 'phone' : 'desktop';
