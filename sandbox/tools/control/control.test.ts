import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from '#sandbox/kernel/outbox/send.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { WhitelabelNode } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
afterEach(() => platform.control({ reset: true }));

const statusOf = async (merchantCode: string) => {
  const { body } = await platform.get('/wps/system/status', { 'Merchant-Code': merchantCode });
  return body.value;
};
const codes = () => platform.merchants.map(({ merchantCode }) => merchantCode);

describe('the status of a site (S4.1)', () => {
  it.each([
    ['maintenance', 1, 503, 'system_maintenance', 'maintenance'],
    ['region-blocked', 2, 403, 'region_restricted', 'regionRestriction'],
  ] as const)(
    '%s closes the site of one merchant only',
    async (status, number, http, code, flag) => {
      const [closed = '', open = ''] = codes();
      await platform.control({ merchantCode: closed, status });
      expect(await statusOf(closed)).toMatchObject({ status: number, ip: '127.0.0.1' });
      expect(await statusOf(open)).toMatchObject({ status: 0 });
      const headers = { 'Merchant-Code': closed };
      const games = await platform.get('/wps/relay/GCSGAME_hotGamesV2', headers);
      expect([games.status, games.body.code]).toEqual([http, code]);
      const { body } = await platform.get('/wps/system/permission', headers);
      expect(body.value).toMatchObject({ [flag]: true });
    },
  );

  it('states the location of a visitor', async () => {
    const [merchantCode = ''] = codes();
    await platform.control({ merchantCode, country: 'NZ' });
    expect(await statusOf(merchantCode)).toMatchObject({ country: 'NZ' });
  });
});

describe('whitelabel flags (S3.12, S3.13)', () => {
  const flat = (nodes: WhitelabelNode[]): WhitelabelNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.childrenNodes)]);
  const flagsOf = async () => {
    const { body } = await platform.get('/wps/system/whitelabel');
    const nodes = (body.value as WhitelabelNode[]).flatMap(({ childrenNodes }) => childrenNodes);
    return Object.fromEntries(flat(nodes).map(({ modId, enabled }) => [modId, enabled]));
  };

  it('are all flags of the manifest', async () => {
    expect(await flagsOf()).toEqual(platform.merchants[0]?.brand.flags);
  });

  it('can all be changed by the control, and reset', async () => {
    const before = await flagsOf();
    const turned = Object.fromEntries(Object.entries(before).map(([flag, on]) => [flag, !on]));
    for (const [flag, on] of Object.entries(turned)) {
      await platform.control({ flags: { [flag]: on } });
      expect((await flagsOf())[flag]).toBe(on);
    }
    expect(await flagsOf()).toEqual(turned);
    await platform.control({ reset: true });
    expect(await flagsOf()).toEqual(before);
  });

  it('place the contract kinds below the agent policy, which they depend on (S6.6)', async () => {
    const { body } = await platform.get('/wps/system/whitelabel');
    const policy = flat(body.value as WhitelabelNode[]).find(
      ({ modId }) => modId === 'AGENTPOLICY3',
    );
    expect(policy?.childrenNodes.map(({ modId }) => modId)).toEqual([
      'divtypereq',
      'dailysalreqtype',
      'contracthoursalreq',
      'realtimesalreqtype',
    ]);
  });
});

describe('a simulated fault', () => {
  const fault = (kind: string, more = {}) =>
    platform.control({ fault: { operation: 'getDomainRoute', kind, ...more } });
  const call = () => platform.get('/wps/system/domainRoute');

  it('fails a call with 500 or 429', async () => {
    await fault('error');
    expect((await call()).status).toBe(500);
    await fault('rate-limited');
    const limited = await call();
    expect([limited.status, limited.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(limited.headers.get('retry-after'))).toBe(300);
  });

  it('delays a call', async () => {
    await fault('latency', { milliseconds: 120_120 });
    const { setTimeout: start } = globalThis;
    const held: (() => void)[] = [];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    timers.mockImplementation((act, delay, ...more) => {
      if (delay !== 120_120) return start(act, delay, ...more);
      held.push(() => act(...more));
      return start(() => {}, 0);
    });
    const answered = vi.fn();
    const late = call().then((answer) => {
      answered();
      return answer;
    });
    await expect.poll(() => held).toHaveLength(1);
    timers.mockRestore();
    expect((await platform.get('/wps/system/status')).status).toBe(200);
    expect(answered).not.toHaveBeenCalled();
    for (const wake of held) wake();
    expect((await late).status).toBe(200);
  });

  it('cuts a response off, or sends none', async () => {
    await fault('malformed');
    await expect(call()).rejects.toThrow(SyntaxError);
    await fault('dropped');
    await expect(call()).rejects.toThrow('dropped');
  });

  it('returns a value that violates the contract', async () => {
    await fault('misshapen');
    expect((await call()).body).toMatchObject({ success: true, value: { data: 42 } });
  });

  it('ends after the given number of calls, or on request', async () => {
    await fault('error', { times: 2 });
    expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([
      500, 500, 200,
    ]);
    await fault('error');
    await fault('none');
    expect((await call()).status).toBe(200);
  });
});

describe('the control', () => {
  it.each([
    [{}, ''],
    [{ status: 'open' }, 'status'],
    [{ flags: { NOFLAG: true } }, 'flags'],
    [{ surprise: 1 }, 'surprise'],
    [{ fault: { operation: 'getNothing', kind: 'error' } }, 'fault.operation'],
    [{ fault: { operation: 'getStatus' } }, 'fault.kind'],
  ])('rejects %j by name', async (change, name) => {
    const { status, body } = await platform.control(change);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.value).toMatchObject({
      parameters: expect.arrayContaining([expect.objectContaining({ name })]),
    });
  });

  it('rejects requests from another machine, page or host name', async () => {
    const { app } = platform.sandbox;
    const ask = (url: string, headers = {}) => app.request(url, { headers });
    expect((await ask('http://localhost/sandbox')).status).toBe(200);
    expect((await ask('http://rebound.example/sandbox')).status).toBe(404);
    expect((await ask('http://localhost/sandbox', { Origin: 'https://evil.example' })).status).toBe(
      404,
    );
    const incoming = { socket: { remoteAddress: '192.0.2.7' } };
    expect((await app.request('http://localhost/sandbox', {}, { incoming })).status).toBe(404);
  });

  it('has a page that explains it, with forms that change its settings', async () => {
    const { app } = platform.sandbox;
    const page = await (await app.request('http://localhost/sandbox')).text();
    expect(page).toContain('play money');
    const [merchantCode = ''] = codes();
    const body = new URLSearchParams({
      merchantCode,
      status: 'maintenance',
      country: 'BD',
      'flag.FREEPLAY3': 'on',
    });
    const answer = await app.request('http://localhost/sandbox', { method: 'POST', body });
    expect(answer.status).toBe(303);
    expect(await statusOf(merchantCode)).toMatchObject({ status: 1 });
  });

  it('moves the clock and rotates keys with its forms, too', async () => {
    const post = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const init = { method: 'POST', body };
      return (await platform.sandbox.app.request('http://localhost/sandbox', init)).status;
    };
    const before = platform.sandbox.platform.clock.now().getTime();
    const keys = (await platform.get('/wps/system/payloadKeys')).body.value;
    expect([await post({ forward: 'P1D' }), await post({ payloadKeys: 'rotate' })]).toEqual([
      303, 303,
    ]);
    expect(platform.sandbox.platform.clock.now().getTime() - before).toBeGreaterThan(86_000_000);
    expect((await platform.get('/wps/system/payloadKeys')).body.value).not.toEqual(keys);
  });
});

describe('the outbox', () => {
  it('lists sent messages, the newest first, and filters by recipient', async () => {
    const { db, clock } = platform.sandbox.platform;
    const [merchantCode = ''] = codes();
    const write = (to: string, body: string) =>
      send(db, merchantCode, clock.now(), { channel: 'email', to, subject: 'Hello', body });
    await write('one@brand.example', 'first');
    await write('two@brand.example', 'second & last');
    const { body } = await platform.get('/sandbox/outbox');
    expect(body.value).toMatchObject([{ body: 'second & last' }, { body: 'first' }]);
    expect(await platform.outbox('one@brand.example')).toMatchObject([
      { channel: 'email', recipient: 'one@brand.example', subject: 'Hello', body: 'first' },
    ]);
    const page = await (
      await platform.sandbox.app.request('http://localhost/sandbox/messages')
    ).text();
    expect(page).toContain('second &amp; last');
  });
});
