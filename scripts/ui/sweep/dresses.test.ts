import { describe, expect, it } from 'vitest';
import { testBrand } from '#scripts/build/brand.fixture.ts';
import { drawnOf } from '#scripts/test/draw.ts';
import { dressesOf, viewOf } from './dresses.ts';

const brands = ['a', 'b', 'c'].map((id) => ({ ...testBrand(), id }));
const dresses = dressesOf(brands);

describe('the dresses of the sweep', () => {
  it('are every brand in every theme and language', () => {
    expect(dresses).toHaveLength(3 * 2 * 3);
    expect(new Set(dresses.map((dress) => JSON.stringify(dress))).size).toBe(dresses.length);
  });

  it('are only the themes that a brand has', () => {
    const [brand] = brands;
    const dark = { id: 'a', themes: { ...(brand?.themes ?? testBrand().themes) } };
    dark.themes.available = ['dark'];
    expect(dressesOf([dark]).every(({ theme }) => theme === 'dark')).toBe(true);
  });

  it('are all met, on phones and on desktops, by as many stories as the project has', () => {
    const stories = Array.from({ length: 400 }, (_, at) => `ui-part--story-${at}`);
    const met = stories.map((story) => {
      const [place = -1] = drawnOf(story, [...dresses.keys()], 'a seed');
      return `${place} ${viewOf(story, place)}`;
    });
    expect(new Set(met).size).toBe(dresses.length * 2);
  });
});
