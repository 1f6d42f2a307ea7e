import { expect, it } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import {
  event,
  idempotentAnswer,
  payloadNonce,
  rateWindow,
} from '#sandbox/kernel/database/schema/platform.ts';
import { addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { purge } from './purge.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const before = (ms: number) => new Date(NOW.getTime() - ms);

onEachEngine((database) => {
  it('the purge deletes answers after 30 days, events after one day, and expired counts and nonces', async () => {
    const { db } = database();
    const answer = { owner: 'A', operation: 'pay', requestHash: '', value: 1 };
    await db.insert(idempotentAnswer).values([
      { ...answer, key: 'of last month', at: before(30 * DAY_MS + SECOND_MS) },
      { ...answer, key: 'of this month', at: before(30 * DAY_MS - SECOND_MS) },
    ]);
    const { merchantCode } = await addMerchant(db, { single: false });
    const happened = { merchantCode, type: 'balance' as const };
    await db.insert(event).values([
      { ...happened, payload: 'of yesterday', at: before(DAY_MS + SECOND_MS) },
      { ...happened, payload: 'of today', at: before(DAY_MS - SECOND_MS) },
    ]);
    await db.insert(rateWindow).values([
      { name: 'over', calls: 1, endsAt: before(SECOND_MS) },
      { name: 'open', calls: 1, endsAt: before(-SECOND_MS) },
    ]);
    // Nonces use the real time.
    const real = Date.now();
    await db.insert(payloadNonce).values([
      { nonce: 'over', expiresAt: new Date(real - SECOND_MS) },
      { nonce: 'open', expiresAt: new Date(real + DAY_MS) },
    ]);

    await db.transaction((tx) =>
      purge.run({
        ...{ db: tx, now: NOW, from: before(0) },
        ...{ publish: async () => undefined, send: async () => undefined },
      }),
    );

    expect(await db.select({ key: idempotentAnswer.key }).from(idempotentAnswer)).toEqual([
      { key: 'of this month' },
    ]);
    expect(await db.select({ payload: event.payload }).from(event)).toEqual([
      { payload: 'of today' },
    ]);
    expect(await db.select({ name: rateWindow.name }).from(rateWindow)).toEqual([{ name: 'open' }]);
    expect(await db.select({ nonce: payloadNonce.nonce }).from(payloadNonce)).toEqual([
      { nonce: 'open' },
    ]);
  });
});
