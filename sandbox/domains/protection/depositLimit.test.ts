import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { addMember, addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { depositLeft, depositsOf } from './depositLimit.ts';

const isOpen = (state: string) => state === 'created' || state === 'pending';
const NAMES = ['deposit-day', 'deposit-week', 'deposit-month'] as const;
const deposits = { day: 10n, week: 20n, month: 30n };

it.each([
  [13n, 24n, 35n],
  [14n, 23n, 35n],
  [15n, 24n, 33n],
])('the limits %s, %s and %s leave the room of the lowest one (S2.16)', (...values) => {
  const limits = new Map(NAMES.map((name, at) => [name, values[at] ?? 0n]));
  expect(depositLeft(limits, deposits)).toBe(3n);
});

it('other kinds of limits do not restrict deposits', () => {
  expect(depositLeft(new Map([['loss-day', 1n]]), deposits)).toBeUndefined();
});

onEachEngine((database) => {
  it('deposits count while they can still be paid and once they are paid, each within its windows (S2.16)', async () => {
    const { db } = database();
    const merchant = await addMerchant(db, { single: false });
    const memberId = await addMember(db, merchant);
    const DAY_MS = 24 * 3_600_000;
    const rows = [
      { state: 'created', amount: 1n, days: 0 },
      { state: 'pending', amount: 10n, days: 2 },
      { state: 'paid', amount: 100n, days: 8 },
      { state: 'rejected', amount: 1000n, days: 0 },
      { state: 'paid', amount: 10_000n, days: 30 },
    ] as const;
    await db.insert(deposit).values(
      rows.map(({ state, amount, days }) => {
        const closedAt = new Date(NOW.getTime() - days * DAY_MS);
        const createdAt = new Date(closedAt.getTime() - 40 * DAY_MS);
        const owner = { merchantCode: merchant.merchantCode, memberId };
        return {
          ...{ ...owner, reference: randomUUID(), method: 'card' as const, state, amount },
          ...{ createdAt, expiresAt: NOW, closedAt: isOpen(state) ? null : closedAt },
        };
      }),
    );
    expect(await depositsOf(db, memberId, NOW)).toEqual({ day: 11n, week: 11n, month: 111n });
  });
});
