import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, parseAmount } from './amountText.ts';

const inCurrency = (currency: string) => ({ brand: { market: { currency } } });

describe('an amount of money', () => {
  it.each([
    ['JPY', 1_500_00n, '1500.00'],
    ['BDT', 1_500_05n, '1500.05'],
    ['KWD', 1_500_005n, '1500.005'],
    ['KWD', -5n, '-0.005'],
  ])('in %s of %d minor units is written %s', (currency, minor, text) => {
    expect(amountText(inCurrency(currency), minor)).toBe(text);
  });

  it.each([
    ['KWD', '10.125', 10_125n],
    ['KWD', '10.1', 10_100n],
    ['KWD', '10', 10_000n],
    ['KWD', '10.1255', undefined],
    ['BDT', '10.125', undefined],
    ['JPY', '10.125', undefined],
  ])('in %s is parsed from %s to %d minor units', (currency, text, minor) => {
    expect(parseAmount(inCurrency(currency), text)).toBe(minor);
  });

  it.each(['JPY', 'BDT', 'KWD'])('in %s is parsed to the value that was written', (currency) => {
    const merchant = inCurrency(currency);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (minor) => {
        expect(parseAmount(merchant, amountText(merchant, minor))).toBe(minor);
      }),
    );
  });
});
