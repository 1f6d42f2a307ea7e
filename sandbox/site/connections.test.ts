import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { CONNECTIONS } from './connections.ts';
import { type Listening, listen } from './listen.ts';

const LIMITS = { ...CONNECTIONS, perAddress: 2, headersMs: 50, requestMs: 10_000, silentMs: 50 };
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';

let server: Listening;
beforeEach(async () => {
  const app = new Hono<Environment>();
  app.post('/', async (context) => context.text(await context.req.text()));
  app.get('/', (context) => context.text('hello'));
  server = await listen(app, 0, '127.0.0.1', LIMITS);
});
afterEach(() => server.close());

/** Opens a connection and sends a text. */
async function connected(sent: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

describe('a connection to a served site', () => {
  it.each([
    ['half of a body', `${POST}half`],
    ['half of its headers', 'GET / HTTP/1.1\r\nHost: loc'],
  ])('is closed if its client sends %s and no more', async (_, sent) => {
    const socket = await connected(sent);
    expect(await text(socket)).not.toContain('200 OK');
  });

  it('stays open if its client sends the rest', async () => {
    const socket = await connected(POST);
    socket.write('0123456789');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('200 OK');
    socket.destroy();
  });

  it('is refused if its address has too many', async () => {
    const open = [await connected(''), await connected('')];
    const refused = await connected('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(refused).catch(() => '')).toBe('');
    for (const socket of open) socket.destroy();
    await expect
      .poll(async () => {
        const answer = await fetch(`http://127.0.0.1:${server.port}/`).catch(() => undefined);
        return answer?.status;
      })
      .toBe(200);
  });
});
