import { describe, expect, it } from 'vitest';
import { BY_HAND, byHand } from '../deposit.fixture.ts';
import { toldBefore, transactionOf } from './tellValues.ts';

const { reference } = BY_HAND;
const values = { ...toldBefore(BY_HAND), number: '9f3k' };

describe('transactionOf', () => {
  it('tells the number alone where all was sent as asked for', () => {
    const told = { reference, transactionNumber: '9F3K' };
    expect(transactionOf(BY_HAND, values)).toEqual(told);
    expect(transactionOf(BY_HAND, { ...values, different: true })).toEqual(told);
  });

  it('tells another amount and another kind of payment', () => {
    const other = { ...values, different: true, sentAmount: '450', sentAs: 'cash-out' as const };
    expect(transactionOf(BY_HAND, other)).toMatchObject({ sentAmount: '450', sentAs: 'cash-out' });
    expect(transactionOf(BY_HAND, { ...other, different: false })).not.toHaveProperty('sentAs');
  });
});

describe('where a payment was sent', () => {
  it('is told where it was another account than the one that was asked for', () => {
    const [, former] = BY_HAND.destinations;
    const other = { ...values, different: true, sentTo: 'Test Wallet A 01000000009' };
    expect(transactionOf(BY_HAND, other)).toMatchObject({ sentTo: former });
    expect(transactionOf(BY_HAND, { ...other, different: false })).not.toHaveProperty('sentTo');
    expect(transactionOf(BY_HAND, { ...other, sentTo: 'Elsewhere 1' })).not.toHaveProperty(
      'sentTo',
    );
  });
});

describe('toldBefore', () => {
  it('begins a correction with what was told', () => {
    const told = byHand({ transactionNumber: 'A-1', sentAmount: '450.00', sentAs: 'payment' });
    expect(toldBefore(told)).toEqual({
      ...{ number: 'A-1', different: true, sentAmount: '450.00', sentAs: 'payment' },
      sentTo: 'Test Wallet A 01000000001',
    });
  });
});
