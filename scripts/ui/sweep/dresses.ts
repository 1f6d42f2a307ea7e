import { lotOf } from '#scripts/test/draw.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { PHONE } from './measures.ts';

/** What a story is looked at in: the three toolbars of Storybook. */
export interface Dress {
  brand: string;
  theme: string;
  language: string;
}

/** The languages of the sweep: both that are spoken, and one that mirrors the page. */
const LANGUAGES = ['en', 'bn', 'ar-XB'];

/** Every brand in each of its themes, in each language. */
export const dressesOf = (brands: readonly Pick<ResolvedBrand, 'id' | 'themes'>[]): Dress[] =>
  brands.flatMap(({ id, themes }) =>
    themes.available.flatMap((theme) =>
      LANGUAGES.map((language) => ({ brand: id, theme, language })),
    ),
  );

/** The views that stories are looked at in, in CSS pixels. */
export const VIEWS = {
  phone: PHONE,
  desktop: { width: 1280, height: 800 },
} as const;

/** The view of a story in the dress of a place in the list: every other one is a phone, beginning by lot. */
export const viewOf = (story: string, place: number): keyof typeof VIEWS =>
  (lotOf(story, 'view') + place) % 2 === 0 ? 'phone' : 'desktop';
