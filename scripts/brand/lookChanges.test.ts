import { expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { lookChanges } from './lookChanges.ts';
import { lookWords } from './lookWords.ts';

const { look } = resolveBrand({}).branding;

it('the difference between two looks is described choice by choice', () => {
  expect(lookChanges(look, { ...look, headerHeight: 'tall', cards: 'wide' })).toEqual([
    'has wide game cards instead of game cards shaped by the kind of game',
    'has a tall header instead of the usual header',
  ]);
  expect(
    lookChanges(look, { ...look, background: 'picture', backgroundPicture: 'assets/sea.webp' }),
  ).toEqual([
    'has a picture behind the page instead of a plain page',
    'has the picture assets/sea.webp instead of no picture',
  ]);
  expect(lookChanges(look, look)).toEqual([]);
});

it('the difference between two looks names the art of each category', () => {
  const slots = { icon: 'assets/seven.svg', picture: 'assets/slots.webp' };
  const drawn = { ...look, categories: { RNG: slots, LIVE: { icon: 'assets/live.svg' } } };
  expect(lookChanges(look, drawn)).toEqual([
    'has the icon assets/seven.svg for Slots instead of none',
    'has the picture assets/slots.webp for Slots instead of none',
    'has the icon assets/live.svg for Live instead of none',
  ]);
  expect(lookChanges(drawn, { ...look, categories: { RNG: slots } })).toEqual([
    'has no icon of its own for Live instead of assets/live.svg',
  ]);
});

it('every value of a choice has words of its own', () => {
  const {
    backgroundPicture: _,
    categories: __,
    ...properties
  } = schema.properties.branding.properties.look.properties;
  for (const [choice, rule] of Object.entries(properties)) {
    const words = rule.enum.map((value) => lookWords(choice, value));
    expect(words, choice).not.toContain('');
    expect(new Set(words).size, choice).toBe(rule.enum.length);
  }
});
