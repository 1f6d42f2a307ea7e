import { expect, it } from 'vitest';
import { typedPercent } from './typedPercent.ts';

it.each([
  ['0', '0'],
  ['0.3', '0.3'],
  ['০.৩০', '0.30'],
  ['২৫.৫', '25.5'],
  [' 0.25 % ', '0.25'],
  ['00.5', '0.5'],
  ['1.', '1'],
  ['.5', '0.5'],
])('reads “%s” as %s percent', (typed, share) => {
  expect(typedPercent(typed)).toBe(share);
});

it.each(['', 'half', '-1', '0.305', '101'])('finds no percentage in “%s”', (typed) => {
  expect(typedPercent(typed)).toBeUndefined();
});
