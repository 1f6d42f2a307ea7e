import { describe, expect, it } from 'vitest';
import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { testBrand } from '#scripts/pipeline/brand.fixture.ts';
import { languagesOf, variantsOf, viewOf } from './variants.ts';

const brands = ['a', 'b', 'c'].map((id) => ({ ...testBrand(), id }));

describe('the variants of the story matrix', () => {
  it('are every brand in every theme, once in each language', () => {
    const languages = variantsOf(brands);
    const variants = languages.flatMap(({ played, others }) => [played, ...others]);
    expect(languages).toHaveLength(2);
    expect(variants).toHaveLength(2 * 2 * 3);
    expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(variants.length);
  });

  it('include only the themes of a brand', () => {
    const { themes } = testBrand();
    const dark = { id: 'a', themes: { ...themes, available: ['dark' as const] } };
    expect(variantsOf([dark]).map(({ played, others }) => [played.theme, ...others])).toEqual(
      languagesOf().map(() => ['dark']),
    );
  });

  it('are each drawn for play functions by some seed, in every language, so that nights differ', () => {
    const seeds = Array.from({ length: 200 }, (_, at) => `seed ${at}`);
    const played = seeds.flatMap((seed) => variantsOf(brands, seed).map((each) => each.played));
    const seen = (of: (typeof played)[number][]) =>
      new Set(of.map(({ brand, theme }) => `${brand} ${theme}`)).size;
    expect(seen(played)).toBe(2 * 3);
    const spoken = new Set(played.map(({ language }) => language));
    expect(spoken).toEqual(new Set([...TAGS.filter((tag) => tag !== SOURCE), 'ar-XB']));
  });

  it('include a phone and a desktop for each story', () => {
    const views = variantsOf(brands).map((_wardrobe, place) => viewOf('ui-part--story', place));
    expect(new Set(views).size).toBe(2);
  });
});
