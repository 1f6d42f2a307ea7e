import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Listening, listen } from '#sandbox/site/listen.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
let server: Listening;
beforeAll(async () => {
  server = await listen(platform.sandbox.app, 0);
});
afterAll(() => server.close());

/** Host names that a page can have pointed at this machine; none of them is one of its addresses. */
const REBOUND = [
  '127.evil.example',
  '127.0.0.1.evil.example',
  '127.0.0.1.evil.example.',
  'LOCALHOST.evil.example',
  'localhost.evil.example',
  'evil.example',
  '10.0.0.1',
  '[2001:db8::1]',
  '[::ffff:c000:207]',
];

type HeaderMap = Record<string, string>;

/** The status of a call over a real connection from this machine, with exactly the given headers. */
function statusOf(path: string, headers: HeaderMap, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server.port, path, method, headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(method === 'POST' ? '{"reset":true}' : undefined);
  });
}

const withPort = (name: string): string => `${name}:${server.port}`;

describe('the console without a secret', () => {
  it.each(REBOUND)('rejects a page that has %s pointed at this machine', async (name) => {
    for (const host of [name, withPort(name)]) {
      const own = { Host: host, Origin: `http://${host}`, Referer: `http://${host}/` };
      expect(await statusOf('/sandbox/outbox', { Host: host })).toBe(404);
      expect(await statusOf('/sandbox/outbox', own)).toBe(404);
      const json = { ...own, 'Content-Type': 'application/json' };
      expect(await statusOf('/sandbox/control', json, 'POST')).toBe(404);
    }
  });

  it.each([
    'localhost',
    'LocalHost',
    '127.0.0.1',
    '127.0.0.1.',
    '127.1.2.3',
    '[::1]',
    '[::ffff:7f00:1]',
  ])('opens at %s', async (name) => {
    expect(await statusOf('/sandbox/outbox', { Host: withPort(name) })).toBe(200);
  });

  it.each([
    { Origin: 'null' },
    { Origin: 'http://evil.example' },
    { Origin: 'http://127.evil.example' },
    { Origin: 'http://localhost.evil.example' },
    { Origin: 'http://localhost:1' },
    { Referer: 'http://evil.example/' },
    { Referer: 'http://127.0.0.1.evil.example/localhost' },
  ])('rejects a change by a page that sends %j', async (headers) => {
    const own = { Host: withPort('localhost'), 'Content-Type': 'application/json', ...headers };
    expect(await statusOf('/sandbox/control', own, 'POST')).toBe(404);
  });

  it.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '127.0.0.1'],
    ['Forwarded', 'for=127.0.0.1;host=localhost'],
    ['Via', '1.1 proxy.example'],
  ])('stays closed behind a proxy that adds %s: %s', async (name, value) => {
    for (const host of [withPort('localhost'), 'evil.example']) {
      expect(await statusOf('/sandbox/outbox', { Host: host, [name]: value })).toBe(404);
    }
  });
});

describe('the realtime endpoint', () => {
  /** The status of an upgrade request: 101 if it is accepted. */
  async function upgrade(headers: HeaderMap): Promise<number> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers });
    socket.on('error', () => {});
    const taken = once(socket, 'open').then(() => 101);
    const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode);
    const status = await Promise.race([taken, refused]);
    socket.terminate();
    return status;
  }

  it.each(REBOUND)('rejects a page of %s, whatever its host header', async (name) => {
    for (const Host of ['127.0.0.1', name, withPort(name)]) {
      expect(await upgrade({ Host, Origin: `http://${Host === '127.0.0.1' ? name : Host}` })).toBe(
        403,
      );
    }
  });

  it('accepts pages of this machine, and of the same host behind a proxy', async () => {
    for (const Origin of [
      'http://localhost:5173',
      'http://LOCALHOST',
      'http://[::1]:1',
      'http://127.0.0.1',
    ]) {
      expect(await upgrade({ Origin })).toBe(101);
    }
    const proxied = { Host: 'play.example', Origin: 'https://play.example' };
    expect(await upgrade({ ...proxied, 'X-Forwarded-For': '192.0.2.7' })).toBe(101);
  });
});
