import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFault, amountToPay, quickAmounts } from './depositAmounts.ts';

const limits = { least: '200.00', most: '25000.00' };

describe('quickAmounts', () => {
  it('start with the minimum and never exceed the maximum', () => {
    expect(quickAmounts({ least: '200.00', most: '2000.00' })).toEqual([
      '200.00',
      '500',
      '1000',
      '2000',
    ]);
    expect(quickAmounts({ least: '500.00', most: '600.00' })).toEqual(['500.00']);
  });

  it('can all be deposited', () => {
    const minor = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(minor, minor, (one, more) => {
        const text = (amount: number) => (amount / 100).toFixed(2);
        const method = { least: text(one), most: text(one + more) };
        for (const amount of quickAmounts(method)) {
          expect(amountFault(amount, method, null, 2)).toBeUndefined();
        }
      }),
    );
  });
});

describe('amountFault', () => {
  it.each([
    ['', null, 'empty'],
    ['0', null, 'zero'],
    ['many', null, 'digits'],
    ['12abc', null, 'digits'],
    ['199.99', null, 'least'],
    ['200', null, undefined],
    ['25000', null, undefined],
    ['25000.01', null, 'most'],
    ['25000.01', '25000.00', 'own'],
    ['25000.01', '90000.00', 'most'],
  ])('finds “%s” with %s left of the own limits to be %s', (amount, own, fault) => {
    expect(amountFault(amount, limits, own, 2)).toBe(fault);
  });
});

it('a player pays the amount with the fee on top of it', () => {
  expect(amountToPay('500', '12.50')).toBe('512.50');
  expect(amountToPay('500', '0.00')).toBe('500.00');
});
