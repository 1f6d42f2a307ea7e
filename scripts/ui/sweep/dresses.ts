import { sha256 } from '#scripts/build/hash.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

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
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A number that a story keeps as long as it keeps its id. */
const lotOf = (story: string): number => Number.parseInt(sha256(story).slice(0, 8), 16);

/** One of several, drawn by the story's lot: the same in every run, spread evenly over many stories. */
export function drawn<Each>(story: string, all: readonly Each[]): Each[] {
  return all.filter((_each, at) => at === lotOf(story) % all.length);
}

/** The view of a story in the dress of a place in the list: every other one is a phone, beginning by lot. */
export const viewOf = (story: string, place: number): keyof typeof VIEWS =>
  (lotOf(`view of ${story}`) + place) % 2 === 0 ? 'phone' : 'desktop';
