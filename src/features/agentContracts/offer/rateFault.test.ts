import { expect, it } from 'vitest';
import { rateFault } from './rateFault.ts';

const bounds = { above: '20.00', highest: '30.00' };

it.each([
  ['25', undefined],
  ['30', undefined],
  ['20.01', undefined],
  ['২৫.৫', undefined],
  ['25%', undefined],
  ['20', 'tooLow'],
  ['0', 'tooLow'],
  ['30.01', 'tooHigh'],
  ['100', 'tooHigh'],
  ['', 'required'],
  ['  ', 'required'],
  ['a lot', 'invalid'],
  ['25.555', 'invalid'],
  ['-25', 'invalid'],
  ['101', 'invalid'],
] as const)('of “%s” between 20 and 30 percent is %s (S4.16)', (typed, fault) => {
  expect(rateFault(typed, bounds)).toBe(fault);
});
