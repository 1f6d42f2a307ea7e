import { expect, it, vi } from 'vitest';
import { keySentWith, type LineOrder, sentWith } from './lineValues.ts';

const payee = { memberId: '1', account: 'agent02', nickname: 'Kamal', name: 'K*** H***' };
const order: LineOrder = { payee, amount: '100.00', note: 'For Friday' };

it('sends an order again with the key that it was sent with', () => {
  expect(keySentWith(sentWith('key-1', order), order)).toBe('key-1');
  expect(keySentWith('', order)).toBeUndefined();
});

it('does not send an order again whose key the platform may have forgotten', () => {
  vi.useFakeTimers();
  try {
    const sent = sentWith('key-1', order);
    vi.advanceTimersByTime(11 * 3_600_000);
    expect(keySentWith(sent, order)).toBe('key-1');
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(keySentWith(sent, order)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('sends another receiver, amount or note with another key', () => {
  const sent = sentWith('key-1', order);
  expect(keySentWith(sent, { ...order, amount: '10.00' })).toBeUndefined();
  expect(keySentWith(sent, { ...order, note: '' })).toBeUndefined();
  const other = { ...payee, account: 'agent01' };
  expect(keySentWith(sent, { ...order, payee: other })).toBeUndefined();
});
