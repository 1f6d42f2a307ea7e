import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
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

/**
 * The languages of the story matrix: a spoken one, which the seed picks from all but the source, and one that mirrors the page. The stories
 * step plays in the source language.
 */
export const languagesOf = (seed?: string): string[] => [
  ...drawnOf(
    'language of the matrix',
    TAGS.filter((tag) => tag !== SOURCE),
    seed,
  ),
  'ar-XB',
];

/** Per language, the brand and theme that the seed picks to play stories in, and all the other ones. */
export const variantsOf = (
  brands: readonly Pick<ResolvedBrand, 'id' | 'themes'>[],
  seed?: string,
): LanguageVariants[] =>
  languagesOf(seed).flatMap((language) => {
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
