import { expect, it } from 'vitest';
import { amountLeft, isLess, isPositive, minorOf, sumAmounts } from './minorUnits.ts';

it('reads amounts as minor units, with three decimals at most', () => {
  expect(['500', '500.5', '0.01', '1.005'].map(minorOf)).toEqual([500_000n, 500_500n, 10n, 1005n]);
  expect(['', '-1', '1.0005', '৫'].map(minorOf)).toEqual(Array(4).fill(undefined));
});

it('compares amounts by value', () => {
  expect(isLess('9.50', '10')).toBe(true);
  expect(isLess('10', '10.00')).toBe(false);
  expect(['0', '0.00', '', '0.01'].map(isPositive)).toEqual([false, false, false, true]);
});

it('adds amounts', () => {
  expect(sumAmounts('700.00', '300', '0.5')).toBe('1000.50');
  expect(sumAmounts('10.125', '0.005')).toBe('10.13');
  expect(sumAmounts('10.125', '1.250')).toBe('11.375');
});

it('subtracts amounts exactly, and never below zero', () => {
  expect(amountLeft('1250.00', '100')).toBe('1150.00');
  expect(amountLeft('90071992547409.93', '0.01')).toBe('90071992547409.92');
  expect(amountLeft('1', '2')).toBe('0.00');
  expect(amountLeft('10.50', '0.25', '0.30')).toBe('9.95');
  expect(amountLeft('10.50')).toBe('10.50');
});
