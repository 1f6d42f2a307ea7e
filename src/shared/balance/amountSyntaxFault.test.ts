import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf } from '#src/ui/amountField/amountOf.ts';
import { amountSyntaxFault } from './amountSyntaxFault.ts';

it.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['12abc', 'digits'],
  ['-5', 'digits'],
  ['12.345', 'digits'],
  ['12.340', 'digits'],
  ['1e9', 'digits'],
  ['NaN', 'digits'],
  ['1000000000000', 'large'],
])('finds “%s” to be %s', (amount, fault) => {
  expect(amountSyntaxFault(amount, 2)).toBe(fault);
});

it.each([
  ['1.50', 'whole'],
  ['12abc', 'whole'],
  ['0', 'zero'],
  ['1.00', undefined],
  ['150', undefined],
])('finds “%s” of a currency without decimals to be %s', (amount, fault) => {
  expect(amountSyntaxFault(amount, 0)).toBe(fault);
});

it.each([
  ['10.125', undefined],
  ['0.001', undefined],
  ['10.1255', 'thousandths'],
  ['12abc', 'thousandths'],
  ['0.000', 'zero'],
  ['1000000000000', 'large'],
])('finds “%s” of a currency with three decimals to be %s', (amount, fault) => {
  expect(amountSyntaxFault(amount, 3)).toBe(fault);
});

const bengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)));

it('accepts any amount that the contract accepts, in either set of digits (DECISIONS, player protection)', () => {
  const amounts = fc
    .tuple(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([units, cents]) => `${units}.${String(cents).padStart(2, '0')}`);
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(amountSyntaxFault(amount, 2)).toBeUndefined();
      expect(amountOf(` ${bengali(amount)} `, '৳')).toBe(amount);
    }),
  );
});
