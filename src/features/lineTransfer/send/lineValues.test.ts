import { expect, it } from 'vitest';
import { type LineOrder, sentWith, tryOf } from './lineValues.ts';

const payee = { memberId: '1', account: 'agent02', nickname: 'Kamal', name: 'K*** H***' };
const order: LineOrder = { payee, amount: '100.00', note: 'For Friday' };

it('sends an order again with the key that it was sent with', () => {
  expect(tryOf(sentWith('key-1', order), order)).toMatchObject({ key: 'key-1' });
  expect(tryOf('', order)).toBeUndefined();
});

it('sends another receiver, amount or note with another key', () => {
  const sent = sentWith('key-1', order);
  expect(tryOf(sent, { ...order, amount: '10.00' })).toBeUndefined();
  expect(tryOf(sent, { ...order, note: '' })).toBeUndefined();
  const other = { ...payee, account: 'agent01' };
  expect(tryOf(sent, { ...order, payee: other })).toBeUndefined();
});
