import { expect, it } from 'vitest';
import { arrived, byAddress } from '../coins.fixture.ts';
import { BY_CARD, BY_HAND } from '../deposit.fixture.ts';
import { stateWordOf } from './stateWord.ts';

it('awaits the payment of a deposit that is paid in a frame', () => {
  expect(stateWordOf({ ...BY_CARD, adapter: 'iframe', state: 'pending' })).toBe('created');
});

it('says of a payment page only that it was opened', () => {
  expect(stateWordOf({ ...BY_CARD, state: 'pending' })).toBe('opened');
});

it('awaits the coins that are missing', () => {
  const part = byAddress({ received: '6.000000', missing: '4.000000' }, { state: 'pending' });
  expect(stateWordOf(part)).toBe('created');
  expect(stateWordOf(arrived('10.000000', []))).toBe('pending');
});

it('is in process once a manual payment was reported', () => {
  expect(stateWordOf(BY_HAND)).toBe('created');
  expect(stateWordOf({ ...BY_HAND, state: 'pending' })).toBe('pending');
});
