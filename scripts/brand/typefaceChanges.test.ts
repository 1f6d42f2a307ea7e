import { expect, it } from 'vitest';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { typefaceChanges } from './typefaceChanges.ts';

const { branding } = resolveBrand({});
const outfit = { file: 'assets/outfit.woff2', family: 'Outfit', weight: '600' };
const own = { ...branding, displayFont: outfit };

it('the difference between typefaces says what is set in which', () => {
  expect(typefaceChanges(branding, own)).toEqual([
    'sets headings in Outfit instead of the system’s typeface',
  ]);
  expect(typefaceChanges({ ...branding, textFont: outfit }, branding)).toEqual([
    'sets texts in the system’s typeface instead of Outfit',
  ]);
  expect(typefaceChanges(own, own)).toEqual([]);
});

it('the difference between two files of a typeface names file and weight', () => {
  const bolder = {
    ...branding,
    displayFont: { ...outfit, file: 'assets/bold.woff2', weight: '700' },
  };
  expect(typefaceChanges(own, bolder)).toEqual([
    'has the file assets/bold.woff2 of Outfit, for headings, instead of assets/outfit.woff2',
    'has the weight 700 of Outfit, for headings, instead of 600',
  ]);
});
