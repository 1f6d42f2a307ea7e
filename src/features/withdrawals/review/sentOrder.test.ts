import { expect, it, vi } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { dropOrder, isOf, keepOrder, keptOrder } from './sentOrder.ts';

const NOW = 1_000_000_000;
const order = { accountId: 'a', amount: '1000', key: 'k', sentAt: NOW - 30_000 };
const made = (secondsAgo: number, amount = '1000.00', id = 'a') => ({
  ...EXAMPLES.createWithdrawal.value,
  account: { ...EXAMPLES.createWithdrawal.value.account, id },
  amount,
  asOf: '2026-03-02T14:30:00.000Z',
  createdAt: new Date(Date.parse('2026-03-02T14:30:00.000Z') - secondsAgo * 1000).toISOString(),
});

it('finds the withdrawal of an order by account, amount and age', () => {
  expect(isOf(made(20), order, NOW)).toBe(true);
  expect(isOf(made(40), order, NOW)).toBe(false);
  expect(isOf(made(20, '1000.01'), order, NOW)).toBe(false);
  expect(isOf(made(20, '1000.00', 'b'), order, NOW)).toBe(false);
});

it('keeps an order for its player until its outcome is known, also when its tab has ended', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  try {
    keepOrder('p1', order);
    expect(keptOrder('p1')).toEqual(order);
    expect(keptOrder('p2')).toBeUndefined();
    const charged = { ...order, fee: '7.25' };
    keepOrder('p1', charged);
    expect(keptOrder('p1')).toEqual(charged);
    dropOrder('p1');
    expect(keptOrder('p1')).toBeUndefined();
  } finally {
    vi.unstubAllGlobals();
  }
});
