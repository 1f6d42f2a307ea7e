import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const FILE = 'assets/slots.svg';
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
const PATH = '<path d="M0 0h9v9z"/>';

/** An icon of the slots that cannot be published. */
const icon = (
  what: string,
  content: string,
  reason: RegExp,
  suggestion: RegExp,
  rule = 'asset',
): InvalidFixture => ({
  what: `an icon of a category ${what}`,
  change: async (brand) => {
    const categories = { RNG: { icon: FILE } };
    await brand.set('brand.json', { 'branding.look': { categories } });
    await brand.write(FILE, content);
  },
  finds: [{ at: `"${FILE}"`, rule, reason, suggestion }],
});

const ART: InvalidFixture[] = [
  icon(
    'with a gradient',
    `${OPEN}<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/></svg>`,
    /<linearGradient>; an icon is made of plain shapes/,
    /paths, or name it as `picture`/,
  ),
  icon('with a text', `${OPEN}<text>7</text></svg>`, /<text>/, /paths/),
  icon(
    'drawn in black',
    `${OPEN}<g style="fill:#000">${PATH}</g></svg>`,
    /black, which a dark theme hides/,
    /currentColor/,
  ),
  icon(
    'of too many bytes',
    `${OPEN}${PATH.repeat(220)}</svg>`,
    /5 KB; an icon may have at most 4 KB/,
    /simplify/,
  ),
  icon(
    'that is wider than high',
    `${OPEN.replace('24 24', '48 24')}${PATH}</svg>`,
    /2\.00 times as wide as high/,
    /above and below/,
    'category-art',
  ),
  {
    what: 'a picture of a category that is not in the folder',
    change: (brand) =>
      brand.set('brand.json', {
        'branding.look': { categories: { LIVE: { picture: 'assets/live.webp' } } },
      }),
    finds: [{ at: '"assets/live.webp"', rule: 'asset-missing', reason: /not in the brand's/ }],
  },
  {
    what: 'the art of a category that the brand has not',
    change: (brand) =>
      brand.set('brand.json', {
        categories: ['RNG', 'LIVE', 'FISH', 'PVP'],
        'branding.look': { categories: { ESPORTS: { picture: 'assets/icon.svg' } } },
      }),
    finds: [
      {
        at: '"ESPORTS"',
        rule: 'category-art',
        reason: /`categories` has no SPORTS/,
        suggestion: /add the category/,
      },
    ],
  },
  {
    what: 'a category of art without any',
    change: (brand) => brand.set('brand.json', { 'branding.look': { categories: { RNG: {} } } }),
    finds: [{ at: '{}', rule: 'schema', reason: /must not be empty/ }],
  },
];

describe('the art of categories of games', () => testInvalidFixtures(ART));
