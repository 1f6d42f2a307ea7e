import { expect, it } from 'vitest';
import { rebateFault, rebateOf } from './rebate.ts';

it.each([
  ['0', '0'],
  ['0.3', '0.3'],
  ['০.৩০', '0.30'],
  [' 0.25 % ', '0.25'],
  ['00.5', '0.5'],
  ['1.', '1'],
  ['.5', '0.5'],
])('reads “%s” as %s', (typed, rebate) => {
  expect(rebateOf(typed)).toBe(rebate);
});

it.each(['', 'half', '-1', '0.305', '101'])('reads no rebate in “%s”', (typed) => {
  expect(rebateOf(typed)).toBeUndefined();
});

it('takes what the agent has, in steps of a hundredth, and not more', () => {
  expect(rebateFault('0.50', '0.50')).toBeUndefined();
  expect(rebateFault('0.51', '0.50')).toBe('tooHigh');
  expect(rebateFault('0.505', '0.50')).toBe('invalid');
  expect(rebateFault(' ', '0.50')).toBe('required');
});
