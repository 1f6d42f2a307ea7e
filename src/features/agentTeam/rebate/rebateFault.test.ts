import { expect, it } from 'vitest';
import { rebateFault } from './rebateFault.ts';

it.each([
  ['0.20', undefined],
  ['০.৫', undefined],
  ['0.50', undefined],
  ['0.19', 'tooLow'],
  ['0.51', 'tooHigh'],
  ['0.305', 'invalid'],
  [' ', 'required'],
] as const)('of “%s” between 0.20 and 0.50 percent is %s (S2.17)', (typed, fault) => {
  expect(rebateFault(typed, { least: '0.20', most: '0.50' })).toBe(fault);
});
