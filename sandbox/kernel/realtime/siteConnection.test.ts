import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { type Connection, connect, type Pace } from '#src/platform/realtime/connect.ts';
import type { EventMessage } from '#src/platform/realtime.generated.ts';
import { testRealtime } from './realtime.fixture.ts';

const platform = testPlatform();
const { url, merchant, tokenOf, tell } = testRealtime(platform);

/** Quick, so that tests do not wait, except the heartbeat: a late answer of a busy machine is not lost. */
const QUICK: Pace = { firstMs: 10, mostMs: 40, heartbeatMs: 60_000 };

/** Reconnects only when hurried. */
const WHEN_HURRIED: Pace = { ...QUICK, firstMs: 600_000, mostMs: 600_000 };

const open = new Set<Connection>();
const sockets: WebSocket[] = [];
const Original = globalThis.WebSocket;

afterEach(() => {
  for (const connection of open) connection.close();
  open.clear();
  sockets.length = 0;
  vi.unstubAllGlobals();
});

/** Keeps the opened sockets, so that a test can break them. */
function watchSockets(): void {
  vi.stubGlobal(
    'WebSocket',
    class extends Original {
      constructor(address: string) {
        super(address);
        sockets.push(this);
      }
    },
  );
}

function listen(token: string, pace = QUICK) {
  const events: EventMessage[] = [];
  const onGap = vi.fn();
  const onLive = vi.fn();
  const connection = connect({
    url: `${url().replace('http', 'ws')}/ws`,
    merchantCode: merchant().merchantCode,
    ...{ token, pace, onGap, onLive },
    onEvent: (event) => events.push(event),
  });
  open.add(connection);
  const balances = () => events.map(({ data }) => Object.values(data)[0]);
  return { connection, events, onGap, onLive, balances };
}

/** Sends a balance until it is received, and waits for all that were sent: the connection works. */
async function standing(page: ReturnType<typeof listen>): Promise<void> {
  await vi.waitFor(async () => {
    await tell('player', '0.00');
    expect(page.events).not.toEqual([]);
  }, PATIENT);
  await tell('player', '0.01');
  await vi.waitFor(() => expect(page.balances().at(-1)).toBe('0.01'), PATIENT);
}

describe('a page with a realtime connection (S6.6)', () => {
  it('receives its member’s events in order, without the token in any address', async () => {
    watchSockets();
    const token = await tokenOf('player');
    const page = listen(token);
    await standing(page);
    await tell('player', '1.00');
    await tell('vip', '9.00');
    await tell('player', '2.00');
    await vi.waitFor(() => expect(page.balances().slice(-2)).toEqual(['1.00', '2.00']), PATIENT);
    expect(sockets.map((socket) => socket.url)).not.toContainEqual(expect.stringContaining(token));
  });

  it('resumes a lost connection where it left off, each event once', async () => {
    watchSockets();
    const page = listen(await tokenOf('player'));
    await standing(page);
    const before = page.events.length;
    sockets[0]?.close();
    for (const balance of ['1.00', '2.00', '3.00']) await tell('player', balance);
    await vi.waitFor(
      () => expect(page.balances().slice(before)).toEqual(['1.00', '2.00', '3.00']),
      PATIENT,
    );
    expect(sockets.length).toBe(2);
    expect(page.onGap).not.toHaveBeenCalled();
    expect(page.onLive.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('refetches its data if it has missed too many events', async () => {
    watchSockets();
    const page = listen(await tokenOf('player'), WHEN_HURRIED);
    await standing(page);
    const before = page.events.length;
    const atGap: number[] = [];
    page.onGap.mockImplementation(() => atGap.push(page.events.length));
    sockets[0]?.close();
    await vi.waitFor(() => expect(page.onLive).toHaveBeenLastCalledWith(false), PATIENT);
    for (let count = 0; count <= 200; count += 1) await tell('player', '1.00');
    page.connection.hurry();
    await vi.waitFor(() => expect(page.onGap).toHaveBeenCalledOnce(), PATIENT);
    // The last of them may still be under way, and arrive as any other event once it listens again.
    expect(atGap).toEqual([before]);
  });

  it('learns from its calls that its session is over, and does not reconnect', async () => {
    watchSockets();
    const headers = await platform.signIn('player', merchant());
    const page = listen(headers.Authorization?.replace('Bearer ', '') ?? '');
    await standing(page);
    await platform.delete('/wps/session/logout', undefined, headers);
    await vi.waitFor(() => expect(page.onGap).toHaveBeenCalledOnce(), PATIENT);
    // It would reconnect at once if it meant to.
    page.connection.hurry();
    expect(sockets.length).toBe(1);
  });

  it('reconnects when the site opens again (S4.1)', async () => {
    const page = listen(await tokenOf('player'));
    await standing(page);
    await platform.control({ status: 'maintenance' });
    await vi.waitFor(() => expect(page.onGap).toHaveBeenCalled(), PATIENT);
    await platform.control({ reset: true });
    const before = page.events.length;
    await vi.waitFor(async () => {
      await tell('player', '5.00');
      expect(page.events.length).toBeGreaterThan(before);
    }, PATIENT);
  });

  it('treats a silent platform as a lost connection', async () => {
    watchSockets();
    const page = listen(await tokenOf('player'), { ...QUICK, heartbeatMs: 150 });
    await standing(page);
    const { length: before } = sockets;
    const last = sockets.at(-1);
    // A cut line carries nothing either way, and reports nothing.
    if (last) last.send = () => {};
    await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(before), PATIENT);
    await tell('player', '7.00');
    await vi.waitFor(() => expect(page.balances()).toContain('7.00'), PATIENT);
  });

  it('assumes missed events if the first connection took several attempts', async () => {
    let refusals = 2;
    vi.stubGlobal(
      'WebSocket',
      class extends Original {
        constructor(address: string) {
          refusals -= 1;
          super(refusals >= 0 ? 'ws://127.0.0.1:9/ws' : address);
        }
      },
    );
    const page = listen(await tokenOf('player'));
    await vi.waitFor(() => expect(page.onGap).toHaveBeenCalledOnce(), PATIENT);
    await standing(page);
  });
});
