import { describe, expect, it } from 'vitest';
import { formatAmount } from '#src/i18n/amount.ts';
import { moneyText } from './money.js';
import { sentenceOf } from './stage.js';

const speech = {
  words: { won: 'You win', lost: 'No win this time. You staked' },
  ...{ language: 'en', timeZone: 'UTC', grouping: 'lakh', symbol: '৳' },
};

describe('an amount in a test game', () => {
  it.each(['thousand', 'lakh'] as const)('is written as on the site, by %s (S9.4)', (grouping) => {
    for (const amount of ['0.50', '999.99', '10000.00', '1234567.89']) {
      const style = { currencySymbol: '৳', grouping, numerals: 'latn' as const, language: 'en' };
      expect(moneyText(amount, { symbol: '৳', grouping })).toBe(formatAmount(amount, style));
    }
  });

  it('has its separators and two decimals in the result of a round, even where it was typed without (S9.4)', () => {
    expect(sentenceOf({ reels: ['7'] }, { stake: '100', payout: '150000.00' }, speech)).toContain(
      'You win ৳1,50,000.00.',
    );
    expect(sentenceOf({ reels: ['7'] }, { stake: '5000', payout: '0.00' }, speech)).toContain(
      'You staked ৳5,000.00.',
    );
  });
});
