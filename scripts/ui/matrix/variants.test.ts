import { describe, expect, it } from 'vitest';
import { testBrand } from '#scripts/pipeline/brand.fixture.ts';
import { LANGUAGES, variantsOf, viewOf } from './variants.ts';

const brands = ['a', 'b', 'c'].map((id) => ({ ...testBrand(), id }));

describe('the variants of the story matrix', () => {
  it('are every brand in every theme, once in each language', () => {
    const languages = variantsOf(brands);
    const variants = languages.flatMap(({ played, others }) => [played, ...others]);
    expect(languages).toHaveLength(LANGUAGES.length);
    expect(variants).toHaveLength(LANGUAGES.length * 2 * 3);
    expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(variants.length);
  });

  it('include only the themes of a brand', () => {
    const { themes } = testBrand();
    const dark = { id: 'a', themes: { ...themes, available: ['dark' as const] } };
    expect(variantsOf([dark]).map(({ played, others }) => [played.theme, ...others])).toEqual(
      LANGUAGES.map(() => ['dark']),
    );
  });

  it('are each drawn for play functions by some seed, so that nights differ', () => {
    const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`);
    const played = seeds.flatMap((seed) => variantsOf(brands, seed).map((each) => each.played));
    expect(new Set(played.map((variant) => JSON.stringify(variant))).size).toBe(
      LANGUAGES.length * 2 * 3,
    );
  });

  it('include a phone and a desktop for each story', () => {
    const views = variantsOf(brands).map((_wardrobe, place) => viewOf('ui-part--story', place));
    expect(new Set(views).size).toBe(2);
  });
});
