import { describe, expect, it } from 'vitest';
import { BY_HAND, byHand } from '../deposit.fixture.ts';
import { reportedBefore, transactionOf } from './reportValues.ts';

const { reference } = BY_HAND;
const values = { ...reportedBefore(BY_HAND), number: '9f3k' };

describe('transactionOf', () => {
  it('reports only the transaction ID if everything was paid as requested', () => {
    const reported = { reference, transactionNumber: '9F3K' };
    expect(transactionOf(BY_HAND, values)).toEqual(reported);
    expect(transactionOf(BY_HAND, { ...values, different: true })).toEqual(reported);
  });

  it('reports a different amount and kind of payment', () => {
    const other = { ...values, different: true, sentAmount: '450', sentAs: 'cash-out' as const };
    expect(transactionOf(BY_HAND, other)).toMatchObject({ sentAmount: '450', sentAs: 'cash-out' });
    expect(transactionOf(BY_HAND, { ...other, different: false })).not.toHaveProperty('sentAs');
  });
});

describe('where a payment was sent', () => {
  it('is reported if it was not the requested account', () => {
    const [, former] = BY_HAND.destinations;
    const other = { ...values, different: true, sentTo: 'Test Wallet A 01000000009' };
    expect(transactionOf(BY_HAND, other)).toMatchObject({ sentTo: former });
    expect(transactionOf(BY_HAND, { ...other, different: false })).not.toHaveProperty('sentTo');
    expect(transactionOf(BY_HAND, { ...other, sentTo: 'Elsewhere 1' })).not.toHaveProperty(
      'sentTo',
    );
  });
});

describe('reportedBefore', () => {
  it('fills a correction with the previous report', () => {
    const reported = byHand({ transactionNumber: 'A-1', sentAmount: '450.00', sentAs: 'payment' });
    expect(reportedBefore(reported)).toEqual({
      ...{ number: 'A-1', different: true, sentAmount: '450.00', sentAs: 'payment' },
      sentTo: 'Test Wallet A 01000000001',
    });
  });
});
