import { expect, it } from 'vitest';
import { amountOf } from '#src/ui/amountField/amountOf.ts';
import { typedFault } from './typedAmount.ts';

it.each([
  ['', 'missing'],
  [' ', 'missing'],
  ['0', 'missing'],
  ['0.00', 'missing'],
  ['12abc', 'digits'],
  ['-5', 'digits'],
  ['12.345', 'digits'],
  ['500.50', undefined],
])('finds “%s” to be %s', (amount, fault) => {
  expect(typedFault(amount)).toBe(fault);
});

it('accepts the digits of Bengali', () => {
  expect(typedFault(amountOf('১,৫০০.৫০', '৳') ?? 'none')).toBeUndefined();
});
