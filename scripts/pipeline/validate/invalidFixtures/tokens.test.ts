import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const BASE = 'tokens/base.json';
const DARK = 'tokens/dark.json';

const TOKENS: InvalidFixture[] = [
  {
    what: 'an unknown token',
    change: (brand) => brand.set(BASE, { 'radius.crad': { $value: '4px' } }),
    finds: [
      {
        file: BASE,
        at: '"crad"',
        text: 'radius.crad',
        rule: 'token-unknown',
        reason: /radius\.crad/,
        suggestion: /radius\.card/,
      },
    ],
  },
  {
    what: 'a token in the wrong file',
    change: (brand) => brand.set(BASE, { 'color.text.primary': { $value: '#fff' } }),
    finds: [
      {
        file: BASE,
        at: '"primary"',
        text: 'color.text.primary',
        rule: 'token-unknown',
        reason: /belongs into tokens\/dark\.json and tokens\/light\.json/,
      },
    ],
  },
  {
    what: 'a token of another type',
    change: (brand) => brand.set(BASE, { 'radius.card': { $type: 'number', $value: 4 } }),
    finds: [{ file: BASE, at: '"card"', rule: 'token-type', reason: /is a dimension, not a num/ }],
  },
  {
    what: 'a reference to a missing token',
    change: (brand) => brand.set(BASE, { 'radius.card': { $value: '{scale.radius.13}' } }),
    finds: [
      {
        file: BASE,
        at: '"{scale.radius.13}"',
        text: '{scale.radius.13}',
        rule: 'token-reference',
        reason: /scale\.radius\.13/,
        suggestion: /scale\.radius\.1/,
      },
    ],
  },
  {
    what: 'a reference to a token of another type',
    change: (brand) => brand.set(BASE, { 'radius.card': { $value: '{palette.white}' } }),
    finds: [
      {
        file: BASE,
        at: '"{palette.white}"',
        text: '{palette.white}',
        rule: 'token-type',
        reason: /dimension is needed here, and palette\.white is a color/,
      },
    ],
  },
  {
    what: 'tokens with circular references',
    change: (brand) =>
      brand.set(BASE, {
        'radius.card': { $value: '{radius.sheet}' },
        'radius.sheet': { $value: '{radius.card}' },
      }),
    finds: [
      { file: BASE, at: '"{radius.sheet}"', rule: 'token-circle', reason: /refers to itself/ },
      { file: BASE, at: '"{radius.card}"', rule: 'token-circle', reason: /refers to itself/ },
    ],
  },
  {
    what: 'an invalid colour',
    change: (brand) => brand.set(DARK, { 'color.focus': { $value: 'bluish' } }),
    finds: [{ file: DARK, at: '"bluish"', rule: 'schema', reason: /A colour is written #rrggbb/ }],
  },
  {
    what: 'a token without a value',
    change: (brand) => brand.set(BASE, { 'radius.card': { $vale: '4px' } }),
    finds: [{ file: BASE, at: '"$vale"', rule: 'schema', reason: /no key `\$vale`/ }],
  },
  {
    what: 'tokens that are not JSON',
    change: (brand) => brand.write(DARK, '{ "color": { ] }'),
    finds: [{ file: DARK, at: ']', rule: 'syntax', reason: /key in double quotes/ }],
  },
];

const FONTS: InvalidFixture[] = [
  {
    what: 'typefaces written as in a style sheet',
    change: (brand) =>
      brand.set(BASE, { 'font.family.body': { $value: '"Segoe UI", Roboto, sans-serif' } }),
    finds: [
      {
        file: BASE,
        at: String.raw`"\"Segoe UI\", Roboto, sans-serif"`,
        rule: 'schema',
        reason: /A typeface is its name alone/,
        suggestion: /^write \["Segoe UI", "Roboto", "sans-serif"\]$/,
      },
    ],
  },
  {
    what: 'a typeface with its own quotes',
    change: (brand) => brand.set(BASE, { 'font.family.body': { $value: ["'Segoe UI'"] } }),
    finds: [
      {
        file: BASE,
        at: `"'Segoe UI'"`,
        rule: 'schema',
        reason: /./,
        suggestion: /^write "Segoe UI"$/,
      },
    ],
  },
];
describe('the tokens of a brand', () => testInvalidFixtures(TOKENS));
describe('the typefaces of a brand', () => testInvalidFixtures(FONTS));
