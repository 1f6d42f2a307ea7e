import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';
import type { Scratch } from './scratch.fixture.ts';

/** The typeface of any brand of the project. */
const [FILE = ''] = globSync(join(ROOT, 'brands/*/assets/**/*.woff2')).sort();

/** Gives the brand both typefaces, and the stacks of texts and headings. */
async function typefaces(brand: Scratch, families: [string, string], stacks: [string, string]) {
  const [display, text] = families;
  const face = (family: string) => ({ file: `assets/${family}.woff2`, family });
  for (const family of new Set(families)) {
    await brand.write(`assets/${family}.woff2`, readFileSync(FILE));
  }
  await brand.set('brand.json', {
    branding: { displayFont: face(display), textFont: face(text) },
  });
  const [heading, body] = stacks;
  await brand.set('tokens/base.json', {
    'font.family.heading': { $value: [heading, 'serif'] },
    'font.family.body': { $value: [body, 'sans-serif'] },
  });
}

const TYPEFACES: InvalidFixture[] = [
  {
    what: 'a typeface of texts that no token names',
    change: (brand) => typefaces(brand, ['Display', 'Text'], ['Display', 'Arial']),
    finds: [
      {
        at: '"Text"',
        rule: 'typeface',
        reason: /nothing is set in it/,
        suggestion: /font\.family\.body/,
      },
    ],
  },
  {
    what: 'two typefaces of one name',
    change: (brand) => typefaces(brand, ['Same', 'Same'], ['Same', 'Same']),
    finds: [
      { at: '"Same"', after: '"textFont"', rule: 'typeface', reason: /headings has this name/ },
    ],
  },
];

describe('the typefaces of a brand', () => testInvalidFixtures(TYPEFACES));
