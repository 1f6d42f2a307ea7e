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

/** Every brand in each of its themes, in each language. The seed selects which of them the stories of a language are played in. */
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

/** The view of a story in the language at an index of the list: every other one is a phone, with a drawn start. */
export const viewOf = (story: string, place: number): keyof typeof VIEWS =>
  (lotOf(`view of ${story}`) + place) % 2 === 0 ? 'phone' : 'desktop';
