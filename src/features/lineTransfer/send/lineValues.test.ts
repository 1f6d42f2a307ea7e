import { expect, it } from 'vitest';
import { type LineOrder, sentWith, tryOf, unconfirmedOrder } from './lineValues.ts';

const payee = { memberId: '1', account: 'agent02', nickname: 'Kamal', name: 'K*** H***' };
const order: LineOrder = { payee, amount: '100.00', note: 'For Friday' };

it('resends an order with its idempotency key', () => {
  expect(tryOf(sentWith('key-1', order), order)).toMatchObject({ key: 'key-1' });
  expect(tryOf('', order)).toBeUndefined();
});

it('uses another key for another receiver, amount or note', () => {
  const sent = sentWith('key-1', order);
  expect(tryOf(sent, { ...order, amount: '10.00' })).toBeUndefined();
  expect(tryOf(sent, { ...order, note: '' })).toBeUndefined();
  const other = { ...payee, account: 'agent01' };
  expect(tryOf(sent, { ...order, payee: other })).toBeUndefined();
});

it('reads what a sent order transfers, and to whom', () => {
  expect(unconfirmedOrder(sentWith('key-1', order))).toEqual(order);
  for (const sent of ['', 'key-1', 'key-1 1 {', 'key-1 1 ["agent02"]', 'key-1 1 [1,2,3]']) {
    expect(unconfirmedOrder(sent)).toBeUndefined();
  }
});
