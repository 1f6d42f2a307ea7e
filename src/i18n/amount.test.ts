import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatPercent,
  formatShortAmount,
  type MoneyStyle,
} from '#src/i18n/amount.ts';

const style: MoneyStyle = {
  currencySymbol: '৳',
  grouping: 'thousand',
  numerals: 'latn',
  language: 'en',
};

const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,4}$/), fc.boolean())
  .map(([whole, fraction, negative]) => ({
    whole,
    fraction,
    text: `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`,
  }));

/** Reads the hundredths back from a shown amount. */
const hundredthsOf = (shown: string) => BigInt(shown.replace(/[^\d]/g, ''));

describe('formatAmount', () => {
  it.each([
    ['0', '৳0.00'],
    ['1234.5', '৳1,234.50'],
    ['-1234567.891', '−৳1,234,567.89'],
    ['0.005', '৳0.01'],
    ['-0.004', '৳0.00'],
    ['+12', '৳12.00'],
    ['900719925474099312.34', '৳900,719,925,474,099,312.34'],
  ])('shows %s with two decimals and separators as %s (S9.4)', (amount, shown) => {
    expect(formatAmount(amount, style)).toBe(shown);
  });

  it.each([
    ['999', '৳999.00'],
    ['1234', '৳1,234.00'],
    ['123456', '৳1,23,456.00'],
    ['12345678.9', '৳1,23,45,678.90'],
  ])('groups %s by lakh as %s', (amount, shown) => {
    expect(formatAmount(amount, { ...style, grouping: 'lakh' })).toBe(shown);
  });

  it('uses the language’s numerals if the market requires them', () => {
    const bengali: MoneyStyle = { ...style, numerals: 'native', language: 'bn' };
    expect(formatAmount('1234567.8', bengali)).toBe('৳১,২৩৪,৫৬৭.৮০');
    expect(formatAmount('1234567.8', { ...bengali, language: 'en' })).toBe('৳1,234,567.80');
  });

  it.each([
    ['JPY', '¥', '1234567.5', '¥1,234,568'],
    ['JPY', '¥', '0', '¥0'],
    ['KWD', 'KD', '1234.5', 'KD\u00a01,234.500'],
    ['BDT', '৳', '1234.5', '৳1,234.50'],
  ])('has the decimals of %s', (currency, currencySymbol, amount, shown) => {
    expect(formatAmount(amount, { ...style, currency, currencySymbol })).toBe(shown);
  });

  it('separates a symbol of letters from the figure', () => {
    expect(formatAmount('5', { ...style, currencySymbol: 'Tk' })).toBe('Tk\u00a05.00');
  });

  it.each(['', 'NaN', '1e5', '1,000', '.5', 'ten'])('shows a dash for %j', (amount) => {
    expect(formatAmount(amount, style)).toBe('–');
  });

  it('never loses a hundredth, however large the amount', () => {
    fc.assert(
      fc.property(
        decimal,
        fc.constantFrom('thousand', 'lakh'),
        ({ whole, fraction, text }, grouping) => {
          const padded = `${fraction}000`;
          const exact = whole * 100n + BigInt(padded.slice(0, 2));
          const rounded = exact + (Number(padded.charAt(2)) >= 5 ? 1n : 0n);
          expect(hundredthsOf(formatAmount(text, { ...style, grouping }))).toBe(rounded);
        },
      ),
    );
  });

  it('has three digits in the last group and two or three in the others', () => {
    fc.assert(
      fc.property(decimal, ({ text }) => {
        expect(formatAmount(text, style)).toMatch(/^−?৳\d{1,3}(,\d{3})*\.\d{2}$/);
        const lakh = formatAmount(text, { ...style, grouping: 'lakh' });
        expect(lakh).toMatch(/^−?৳(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})\.\d{2}$/);
      }),
    );
  });
});

it('abbreviates chart amounts, with the market’s sign and symbol', () => {
  const short = (amount: number) => formatShortAmount(amount, style);
  expect([0, -295.3, -0.2, 999.4, 999.7, 1234].map(short)).toEqual([
    ...['৳0', '−৳295', '৳0', '৳999', '৳1K', '৳1.2K'],
  ]);
  const native: MoneyStyle = { ...style, language: 'bn', numerals: 'native' };
  expect(formatShortAmount(-295.3, native)).toBe('−৳২৯৫');
});

it('formats shares in per cent without trailing zeros, in the market’s numerals', () => {
  const texts = ['73.33', '50.00', '7.50', '100', ''];
  expect(texts.map((text) => formatPercent(text, style))).toEqual([
    '73.33',
    '50',
    '7.5',
    '100',
    '–',
  ]);
  expect(formatPercent('73.33', { language: 'bn', numerals: 'native' })).toBe('৭৩.৩৩');
});

describe('formatCount', () => {
  it('groups whole numbers and rejects fractions', () => {
    expect(formatCount(10450, style)).toBe('10,450');
    expect(formatCount(-1000, style)).toBe('−1,000');
    expect(formatCount(1.5, style)).toBe('–');
  });
});
