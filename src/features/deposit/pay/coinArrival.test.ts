import { describe, expect, it } from 'vitest';
import { coinArrival } from './coinArrival.ts';

const payment = {
  ...{ hash: '4F2A91C07D3B', coins: '10.000000', rate: '120.00', beyond: null, late: false },
  ...{ confirmations: 0, seenAt: '2026-03-02T14:05:30.000Z' },
};

describe('coinArrival (S2.16)', () => {
  it.each([
    ['exact', '10.000000', '10.000000', false],
    ['partial', '10.000000', '9.999999', false],
    ['over', '9.000000', '10.000000', false],
    ['late', '10.000000', '10.000000', true],
  ] as const)('is %s', (arrival, asked, received, late) => {
    const coins = { asked, received, payments: [{ ...payment, late }] };
    expect(coinArrival(coins)).toBe(arrival);
  });
});
