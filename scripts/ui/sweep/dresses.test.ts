import { describe, expect, it } from 'vitest';
import { testBrand } from '#scripts/build/brand.fixture.ts';
import { LANGUAGES, viewOf, wardrobesOf } from './dresses.ts';

const brands = ['a', 'b', 'c'].map((id) => ({ ...testBrand(), id }));

describe('the dresses of the sweep', () => {
  it('are every brand in every theme, once in each language', () => {
    const wardrobes = wardrobesOf(brands);
    const dresses = wardrobes.flatMap(({ played, others }) => [played, ...others]);
    expect(wardrobes).toHaveLength(LANGUAGES.length);
    expect(dresses).toHaveLength(LANGUAGES.length * 2 * 3);
    expect(new Set(dresses.map((dress) => JSON.stringify(dress))).size).toBe(dresses.length);
  });

  it('are only the themes that a brand has', () => {
    const { themes } = testBrand();
    const dark = { id: 'a', themes: { ...themes, available: ['dark' as const] } };
    expect(wardrobesOf([dark]).map(({ played, others }) => [played.theme, ...others])).toEqual(
      LANGUAGES.map(() => ['dark']),
    );
  });

  it('are each played in by some seed, so that every night plays in others', () => {
    const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`);
    const played = seeds.flatMap((seed) => wardrobesOf(brands, seed).map((each) => each.played));
    expect(new Set(played.map((dress) => JSON.stringify(dress))).size).toBe(
      LANGUAGES.length * 2 * 3,
    );
  });

  it('are met by a story on a phone and on a desktop', () => {
    const views = wardrobesOf(brands).map((_wardrobe, place) => viewOf('ui-part--story', place));
    expect(new Set(views).size).toBe(2);
  });
});
