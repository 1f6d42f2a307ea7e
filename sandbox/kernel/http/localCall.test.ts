import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { comesFromHere, isForwarded, isLocalCall } from './localCall.ts';

const app = new Hono<Environment>();
app.get('*', (context) =>
  context.json({
    local: isLocalCall(context),
    here: comesFromHere(context),
    forwarded: isForwarded(context),
  }),
);

interface Call {
  address?: string;
  from?: string;
  headers?: Record<string, string>;
}

const ask = async ({ address = 'http://localhost/', from = '127.0.0.1', headers = {} }: Call) =>
  (
    await app.request(address, { headers }, { incoming: { socket: { remoteAddress: from } } })
  ).json();

describe('a local call', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'comes from %s to a loopback address',
    async (from) => {
      expect(await ask({ from })).toEqual({ local: true, here: true, forwarded: false });
    },
  );

  it('never comes from another machine', async () => {
    expect(await ask({ from: '192.0.2.7' })).toMatchObject({ local: false, here: false });
  });

  it.each(['X-Forwarded-For', 'x-forwarded-host', 'X-Real-IP', 'Forwarded', 'Via'])(
    'never comes through a proxy with %s',
    async (name) => {
      expect(await ask({ headers: { [name]: '127.0.0.1' } })).toEqual({
        ...{ local: false, here: true, forwarded: true },
      });
    },
  );

  it.each(['my-x-forwarded-for', 'via-page', 'x-forwarded', 'forwarded-by'])(
    'can have %s, which no proxy has added',
    async (name) => {
      expect(await ask({ headers: { [name]: '127.0.0.1' } })).toMatchObject({ local: true });
    },
  );

  it.each(['localhost', 'localhost:4173', '127.0.0.1', '[::1]:4173'])(
    'can be addressed to the host %s',
    async (Host) => {
      expect(await ask({ headers: { Host } })).toMatchObject({ local: true });
    },
  );

  it.each(['evil.example', 'evil.example:4173', 'localhost.evil.example', 'a b', ''])(
    'is never addressed to the host “%s”',
    async (Host) => {
      expect(await ask({ headers: { Host } })).toMatchObject({ local: false, here: true });
    },
  );

  it('is never addressed to the address of another machine, whatever its host header', async () => {
    const address = 'http://evil.example/';
    expect(await ask({ address })).toMatchObject({ local: false });
    expect(await ask({ address, headers: { Host: 'localhost' } })).toMatchObject({ local: false });
  });
});
