import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const BASE = 'tokens/base.json';
const DARK = 'tokens/dark.json';

const RANGES: InvalidFixture[] = [
  {
    what: 'a negative radius',
    change: (brand) => brand.set(BASE, { 'radius.card': { $value: '-4px' } }),
    finds: [
      {
        file: BASE,
        at: '"-4px"',
        rule: 'token-range',
        reason: /radius\.card is -4px, which is not within 0px to 9999px/,
        suggestion: /nearest value is 0px/,
      },
    ],
  },
  {
    what: 'a touch target that is too small',
    change: (brand) => brand.set(BASE, { 'size.target': { $value: { value: 4, unit: 'px' } } }),
    finds: [
      {
        file: BASE,
        at: '{',
        after: '"$value": {\n        "value"',
        text: '{ "value": 4, "unit": "px" }',
        rule: 'token-range',
        reason: /Fingers miss/,
        suggestion: /44px/,
      },
    ],
  },
  {
    what: 'a primitive that moves several roles out of bounds, reported once',
    change: (brand) => brand.set(BASE, { 'scale.text.14': { $value: '9rem' } }),
    finds: [{ file: BASE, at: '"9rem"', rule: 'token-range', reason: /font\.size\.s is 9rem/ }],
  },
  {
    what: 'a header as high as the screen',
    change: (brand) => brand.set(BASE, { 'size.header.phone': { $value: '600px' } }),
    finds: [
      {
        file: BASE,
        at: '"600px"',
        rule: 'token-range',
        reason: /44px to 112px/,
        suggestion: /112px/,
      },
    ],
  },
  {
    what: 'a shadow with a negative blur',
    change: (brand) =>
      brand.set(DARK, {
        'shadow.card': {
          $value: { color: '#000', offsetX: '0px', offsetY: '1px', blur: '-2px', spread: '0px' },
        },
      }),
    finds: [{ file: DARK, at: '"-2px"', rule: 'schema', reason: /must not be negative/ }],
  },
];

const CONTRAST: InvalidFixture[] = [
  {
    what: 'illegible text in a theme',
    change: (brand) =>
      brand.set('tokens/light.json', { 'color.text.secondary': { $value: '#eeeeee' } }),
    finds: [
      {
        file: 'tokens/light.json',
        at: '"#eeeeee"',
        rule: 'contrast',
        reason: /In light, color\.text\.secondary \(#eeeeee\) on .* must reach 4\.5.* more pairs/,
        suggestion: /^#[0-9a-f]{6} would do/,
      },
    ],
  },
  {
    what: 'a gradient that leaves words illegible at one end',
    change: (brand) =>
      brand.set('tokens/dark.json', { 'gradient.header.to': { $value: '#e0e0e0' } }),
    finds: [{ file: DARK, at: '"#e0e0e0"', rule: 'contrast', reason: /on gradient\.header\.to/ }],
  },
  {
    what: 'a primitive colour that makes its roles illegible',
    change: (brand) => brand.set(BASE, { 'palette.neutral.50': { $value: '#101010' } }),
    finds: [
      { file: BASE, at: '"#101010"', rule: 'contrast', reason: /In dark, color\.text\.primary/ },
    ],
  },
];
describe('the ranges of tokens', () => testInvalidFixtures(RANGES));
describe('contrast', () => testInvalidFixtures(CONTRAST));
