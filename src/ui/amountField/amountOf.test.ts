import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, sameAmount } from './amountOf.ts';

const anyHundredths = fc.integer({ min: 0, max: 99_999_999_999 });

describe('amountOf', () => {
  it('reads back every amount as it is written, in all groupings and numerals (S9.4)', () => {
    const locale = fc.constantFrom('en', 'en-IN', 'bn', 'bn-u-nu-latn', 'ne');
    fc.assert(
      fc.property(
        anyHundredths,
        locale,
        fc.constantFrom('৳', '৳ ', ''),
        (hundredths, tag, before) => {
          const written = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
          const text = `${before}${written.format(hundredths / 100)}`;
          expect(amountOf(text, '৳')).toBe((hundredths / 100).toFixed(2));
        },
      ),
    );
  });

  it.each([
    ['', ''],
    ['  ', ''],
    ['.', ''],
    ['5.', '5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['১৫০০', '1500'],
    ['1,500.125', '1500.125'],
    ['৳ ১,৫০,০০০.৫', '150000.5'],
    ['1 500', '1500'],
    ['\u202a৳\u200e1,500\u202c\u200b', '1500'],
  ])('reads %j as %j', (text, amount) => {
    expect(amountOf(text, '৳')).toBe(amount);
  });

  it.each(['abc', '1.500,00', '1,5', '12.5.0', '-5', '1e3', '5$', '\u202e005'])(
    'reads no amount in %j',
    (text) => {
      expect(amountOf(text, '৳')).toBeUndefined();
    },
  );
});

describe('sameAmount', () => {
  it('ignores trailing zeros of a fraction, but not those of a whole number', () => {
    expect(sameAmount('500', '500.00')).toBe(true);
    expect(sameAmount('0.50', '0.5')).toBe(true);
    expect(sameAmount('500', '5')).toBe(false);
    expect(sameAmount('', '')).toBe(false);
  });
});
