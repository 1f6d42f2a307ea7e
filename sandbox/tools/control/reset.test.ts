import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { event, outbox } from '#sandbox/kernel/database/schema/platform.ts';
import { session } from '#sandbox/kernel/database/schema/sessions.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { send } from '#sandbox/kernel/outbox/send.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const SEEDING_MS = 300_000;

// The real time is frozen, so that the platform’s can be compared with it.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

describe('a database reset', () => {
  it('restores the seeds and the real time', {
    timeout: SEEDING_MS,
  }, async () => {
    const { db, clock } = platform.sandbox.platform;
    const merchantCode = platform.merchants[0]?.merchantCode ?? '';
    const rows = async () =>
      Promise.all(
        [session, event, outbox].map(
          async (table) => (await db.select({ all: count() }).from(table))[0]?.all,
        ),
      );
    const before = await rows();
    const player = platform.as('player');
    const info = async () => (await player.get('/wps/member/info')).body;
    const first = await info();
    await platform.forward(3 * 86_400);
    await platform.control({ status: 'maintenance' });
    await send(db, merchantCode, clock.now(), { channel: 'sms', to: '+8801700000000', body: 'x' });
    const data = { unread: 1 };
    await publish(db, merchantCode, clock.now(), { to: 'merchant', type: 'unreadCount', data });

    const { body } = await platform.control({ database: 'seeds' });
    expect(body.code).toBe('ok');
    expect(await rows()).toEqual(before);
    expect(clock.now()).toEqual(new Date());
    expect((await info()).code).toBe('not_logged_in');
    expect((await platform.as('player').get('/wps/member/info')).body).toEqual(first);
    expect(await verifyBooks(db)).toEqual([]);
  });

  it('rejects an unknown value', async () => {
    expect((await platform.control({ database: 'everything' })).body.code).toBe(
      'invalid_parameter',
    );
  });
});
