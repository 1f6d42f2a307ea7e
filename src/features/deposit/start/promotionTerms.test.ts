import { describe, expect, it } from 'vitest';
import { promotionTerms } from './promotionTerms.ts';

const promotion = {
  deposit: { percent: 20, minimum: '500.00', maximum: '1000.00' },
  turnoverMultiple: 10,
};

describe('promotionTerms', () => {
  it.each([
    ['500', { bonus: '100.00', turnover: '1000.00' }],
    ['2500.50', { bonus: '500.10', turnover: '5001.00' }],
    ['999999.99', { bonus: '1000.00', turnover: '10000.00' }],
    ['499.99', undefined],
    ['', undefined],
  ])('calculates the bonus and the wagering requirement for “%s”', (amount, terms) => {
    expect(promotionTerms(promotion, amount, 2)).toEqual(terms);
  });

  it('rounds the bonus down to what the currency has', () => {
    const terms = { bonus: '500.00', turnover: '5000.00' };
    expect(promotionTerms(promotion, '2504', 0)).toEqual(terms);
  });
});
