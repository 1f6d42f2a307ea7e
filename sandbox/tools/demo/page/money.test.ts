import { describe, expect, it } from 'vitest';
import { formatAmount } from '#src/i18n/amount.ts';
import { leftToRight } from '#src/i18n/bidi.ts';
import { moneyText } from './money.js';

describe('an amount in a test game', () => {
  it.each(['thousand', 'lakh'] as const)(
    'is formatted as on the site, by %s (S9.4)',
    (grouping) => {
      const style = { currencySymbol: '$', grouping, numerals: 'latn' as const, language: 'en' };
      for (const amount of ['0.50', '999.99', '10000.00', '1234567.89']) {
        const shown = moneyText(amount, { symbol: '$', grouping, decimals: 2 });
        expect(shown).toBe(formatAmount(amount, style));
      }
      const inDinar = moneyText('1234567.895', { symbol: '$', grouping, decimals: 3 });
      expect(inDinar).toBe(formatAmount('1234567.895', { ...style, currency: 'KWD' }));
    },
  );

  it('is isolated in a text from right to left, as on the site', () => {
    const style = { symbol: '$', grouping: 'thousand', decimals: 2 };
    expect(moneyText('10', { ...style, mirrored: true })).toBe(leftToRight('$10.00'));
    expect(moneyText('10', { ...style, mirrored: false })).toBe('$10.00');
  });
});
