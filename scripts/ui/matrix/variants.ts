import { drawnOf, lotOf } from '#scripts/test/draw.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { PHONE } from './measures.ts';

/** What a story is looked at in: the three toolbars of Storybook. */
export interface Variant {
  brand: string;
  theme: string;
  language: string;
}

/** A language of the story matrix: the variant that its stories are played in, and those that they are looked at in once played. */
export interface LanguageVariants {
  played: Variant;
  others: Variant[];
}

/** The languages of the story matrix: one that is spoken, and one that mirrors the page. The stories step plays in English. */
export const LANGUAGES = ['bn', 'ar-XB'];

/** Every brand in each of its themes, in each language. Which of them the stories of a language are played in is drawn by the seed. */
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

/** The views that stories are looked at in, in CSS pixels. */
export const VIEWS = {
  phone: PHONE,
  desktop: { width: 1280, height: 800 },
} as const;

/** The view of a story in the language of a place in the list: every other one is a phone, beginning by lot. */
export const viewOf = (story: string, place: number): keyof typeof VIEWS =>
  (lotOf(`view of ${story}`) + place) % 2 === 0 ? 'phone' : 'desktop';
