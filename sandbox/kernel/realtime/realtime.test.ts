import { describe, expect, it, vi } from 'vitest';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { MESSAGES_PER_HEARTBEAT, RESUMED_EVENTS } from './limits.ts';
import { balancesOf, testRealtime } from './realtime.fixture.ts';

const platform = testPlatform();
const { merchant, tokenOf, page, loggedIn, tell } = testRealtime(platform);

describe('a realtime connection (S6.6)', () => {
  it('receives the events of its member and merchant, and no others', async () => {
    const one = await loggedIn({ token: await tokenOf('player') });
    await tell('vip', '1.00');
    await tell('merchant', '2.00', 1);
    await tell('player', '3.00', 1);
    await tell('merchant', '4.00');
    await tell('player', '5.00');
    await vi.waitFor(() => expect(balancesOf(one)).toEqual(['4.00', '5.00']), PATIENT);
  });

  it('receives events in order and once, from where the page left off', async () => {
    const token = await tokenOf('player');
    const first = await loggedIn({ token });
    await tell('player', '1.00');
    await first.heard('event');
    const after = first.events()[0]?.id ?? 0;
    first.socket.terminate();
    for (const balance of ['2.00', '3.00', '4.00']) await tell('player', balance);
    const again = await loggedIn({ token, after });
    await tell('player', '5.00');
    await vi.waitFor(
      () => expect(balancesOf(again)).toEqual(['2.00', '3.00', '4.00', '5.00']),
      PATIENT,
    );
    const ids = again.events().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  it('is asked to refetch everything after a gap that cannot be filled', async () => {
    const token = await tokenOf('player');
    const first = await loggedIn({ token });
    await tell('player', '1.00');
    await first.heard('event');
    const after = first.events()[0]?.id ?? 0;
    for (let count = 0; count <= RESUMED_EVENTS; count += 1) await tell('player', '2.00');
    // Events still under way would reach the next connections too.
    await vi.waitFor(() => expect(first.events()).toHaveLength(RESUMED_EVENTS + 2), PATIENT);
    for (const place of [after, 9_999_999, 0]) {
      const again = await loggedIn({ token, after: place });
      await again.heard('resync');
      expect(again.events()).toEqual([]);
    }
  });

  it('receives no event of a rolled-back call', async () => {
    const one = await loggedIn({ token: await tokenOf('player') });
    const { db, clock } = platform.sandbox.platform;
    const { merchantCode } = merchant();
    const data = { balance: '9.99' };
    const undone = db.transaction(async (tx) => {
      const event = { to: 'merchant', type: 'balance', data } as const;
      await publish(tx, merchantCode, clock.now(), event);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tell('player', '1.00');
    await vi.waitFor(() => expect(balancesOf(one)).toEqual(['1.00']), PATIENT);
  });

  it('answers a ping, and is closed after too many', async () => {
    const one = await loggedIn({ token: await tokenOf('player') });
    one.say({ type: 'ping' });
    await one.heard('pong');
    for (let count = 0; count < MESSAGES_PER_HEARTBEAT; count += 1) one.say({ type: 'ping' });
    expect((await one.ended).code).toBe(4429);
  });
});

describe('a realtime connection is closed', () => {
  it('by the logout of its session, and no other (S4.2)', async () => {
    const headers = await platform.signIn('player');
    const token = headers.Authorization?.replace('Bearer ', '') ?? '';
    const leaving = await loggedIn({ token });
    const staying = await loggedIn({ token: await tokenOf('player') });
    const { body } = await platform.delete('/wps/session/logout', undefined, headers);
    expect(body.code).toBe('ok');
    expect(await leaving.ended).toEqual({ code: 4401, reason: 'not_logged_in' });
    await tell('player', '1.00');
    await staying.heard('event');
  });

  it('when its site closes (S4.1)', async () => {
    const one = await loggedIn({ token: await tokenOf('player') });
    await platform.control({ status: 'maintenance' });
    expect(await one.ended).toEqual({ code: 4503, reason: 'system_maintenance' });
    const late = await page();
    const { merchantCode } = merchant();
    late.say({ type: 'login', merchantCode, token: await tokenOf('player') });
    expect((await late.ended).code).toBe(4503);
    await platform.control({ reset: true });
  });

  it('when its session expires', async () => {
    const one = await loggedIn({ token: await tokenOf('player') });
    await platform.forward(25 * 3600);
    expect(await one.ended).toEqual({ code: 4401, reason: 'not_logged_in' });
  });
});
