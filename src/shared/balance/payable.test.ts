import { expect, it } from 'vitest';
import { payable } from './payable.ts';

it.each([
  ['500.50', 0, '500'],
  ['500.00', 0, '500'],
  ['0.99', 0, '0'],
  ['500.50', 2, '500.50'],
  ['500.505', 2, '500.50'],
  ['500.505', 3, '500.505'],
  ['abc', 0, 'abc'],
])('of %s with %i decimals, %s can be paid', (amount, decimals, paid) => {
  expect(payable(amount, decimals)).toBe(paid);
});
